#include "content/feats.h"

#include <string>

#include "content/tables.h"

namespace cellophane {

TEST_CASE("the feats are those of the table, and begin as it says", "[content][feats]") {
    const Table theirs = table("feats");
    check_names(feat_rows, theirs, "feat");
    for (const Table::Row& row : theirs.rows()) {
        const FeatRow* ours = named(feat_rows, row["feat"]);
        REQUIRE(ours != nullptr);
        INFO(ours->name);
        CHECK(ours->kept == (std::string{row["starts"]} == "kept until failed"));
        CHECK(feats_at_first().has(ours->kind) == ours->kept);
        const std::string how{row["how_it_is_lost_or_won"]};
        const bool counts = how.find_first_of("0123456789") != std::string::npos;
        CHECK(counts == (ours->figure > 0));
        if (counts) CHECK(how.find(" " + std::to_string(ours->figure) + " ") != std::string::npos);
    }
}

}  // namespace cellophane
