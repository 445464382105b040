#include "agent/vocabularies.h"

#include "agent/observation_table.h"
#include "support/catch.h"

namespace cellophane {

TEST_CASE("the numbers of a field are those of its vocabulary, no more and no fewer", "[agent]") {
    for (const FieldRow& row : field_rows) {
        if (row.names == Vocabulary::None) continue;
        const auto names = static_cast<std::int64_t>(names_in(row.names).size());
        INFO(row.name << " has " << names << " names");
        CHECK(names > 0);
        if (row.coding == Coding::Name) CHECK(row.most == names - 1);
        if (row.coding == Coding::NameOrNone) CHECK(row.most == names);
        if (row.coding == Coding::Bits) CHECK(row.most == (std::int64_t{1} << names) - 1);
        if (row.coding == Coding::Columns) CHECK(row.columns == names);
    }
}

TEST_CASE("each vocabulary has a name of its own", "[agent]") {
    for (int i = 0; i < static_cast<int>(Vocabulary::count); ++i) {
        const auto vocabulary = static_cast<Vocabulary>(i);
        CHECK(name_of(vocabulary).empty() == (vocabulary == Vocabulary::None));
        for (int k = 0; k < i; ++k) CHECK(name_of(static_cast<Vocabulary>(k)) != name_of(vocabulary));
    }
}

}  // namespace cellophane
