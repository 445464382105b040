#include "content/own_variant.h"

#include "support/catch.h"

namespace cellophane {

TEST_CASE("the figures of rows are within what a row of one's own may have", "[content][variant]") {
    for (const VariantRow& row : variant_rows) {
        INFO(row.name);
        for (const VariantFigure& figure : variant_figures) CHECK(figure.range.has(row.*figure.field));
        for (const DepthSupply& supply : row.supplies)
            for (const SupplyFigure& figure : supply_figures) CHECK(figure.range.has(supply.*figure.field));
        CHECK(amulet_depths(row.pace).has(row.amulet_depth));
    }
}

TEST_CASE("the Amulet of a row of one's own lies where depth 26 of the long dungeon is",
          "[content][variant]") {
    for (const int pace : {1, 2, 4, 5, 8, 10, 20}) {
        INFO("pace " << pace);
        VariantRow row;
        row.pace = pace;
        row.deepest_depth = long_deepest_depth / pace;
        for (row.amulet_depth = amulet_depths(pace).least; row.amulet_depth <= amulet_depths(pace).most;
             ++row.amulet_depth) {
            CHECK(row.amulet_depth <= row.deepest_depth);
            CHECK(long_depths(row, row.amulet_depth).has(long_amulet_depth));
            for (int depth = 1; depth <= row.deepest_depth; ++depth)
                CHECK(long_depths(row, depth).least <= long_depths(row, depth).most);
        }
    }
}

TEST_CASE("a variant of the list is its row", "[content][variant]") {
    for (const VariantRow& row : variant_rows) {
        const DungeonVariant listed{row.kind};
        CHECK_FALSE(listed.is_own());
        CHECK(listed == row.kind);
        CHECK(listed.name() == row.name);
        CHECK(listed.row().supplies.data() == row.supplies.data());
    }
    CHECK(DungeonVariant{} == Variant::Brogue);
    CHECK(DungeonVariant{Variant::Rapid} != Variant::Bullet);
}

}  // namespace cellophane
