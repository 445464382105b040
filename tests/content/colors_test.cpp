#include "content/colors.h"

#include <string>
#include <vector>

#include "content/tables.h"
#include "support/catch.h"

// Hold src/content/colors.* to docs/rules/tables/colours.tsv.

namespace cellophane {

TEST_CASE("colours are what the table says they are", "[content][table]") {
    const Table theirs = table("colours");
    check_names(color_rows, theirs, "name");
    for (const Table::Row& row : theirs.rows()) {
        INFO(row.place() << " " << row["name"]);
        const ColorRow* ours = named(color_rows, row["name"]);
        if (ours == nullptr) continue;
        const bool mixed = row["group"] == "mixed by depth";
        CHECK((ours->shallow_end != ours->deep_end) == mixed);
        for (std::size_t end = 0; end < 2; ++end) {
            INFO((end == 0 ? "shallow" : "deep"));
            // "180..90" for a color that changes by depth, "180" for any other.
            const auto figure = [&](std::string_view column) {
                const std::vector<std::string> both = split(row[column], "..");
                REQUIRE(both.size() == (mixed ? 2 : 1));
                return whole_number(mixed ? both[end] : both[0]);
            };
            const Tint tint = ends(ours->kind)[end];
            CHECK(tint.red == figure("r %"));
            CHECK(tint.green == figure("g %"));
            CHECK(tint.blue == figure("b %"));
            CHECK(tint.random_red == figure("random r"));
            CHECK(tint.random_green == figure("random g"));
            CHECK(tint.random_blue == figure("random b"));
            CHECK(tint.random_all == figure("random added to all"));
            CHECK(tint.dances == row.yes("dances"));
            CHECK(hex(tint) == split(row["hex (clamped)"], "..").at(mixed ? end : 0));
        }
    }
    CHECK(theirs.unread() == std::vector<std::string>{"used for"});
}

}  // namespace cellophane
