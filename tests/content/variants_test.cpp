#include "content/variants.h"

#include <iterator>
#include <string>

#include "content/tables.h"
#include "support/catch.h"

// Hold src/content/variants.h to docs/rules/tables/variants.tsv and variant_supplies.tsv.

namespace cellophane {

TEST_CASE("variants are those of the table", "[content][table]") {
    const Table theirs = table("variants");
    std::size_t known = 0;
    for (const Table::Row& row : theirs.rows()) {
        INFO(row.place());
        const std::optional<Variant> variant = variant_named(row["variant"]);
        REQUIRE(variant);
        const VariantRow& ours = variant_rows[*variant];
        ++known;
        CHECK(ours.amulet_depth == row.number("amulet_depth"));
        CHECK(ours.deepest_depth == row.number("deepest_depth"));
        CHECK(ours.pace == row.number("pace"));
        CHECK(ours.depths_without_gold_marks == row.number("depths_without_gold_marks"));
        CHECK(ours.enchanting_worth == row.number("enchanting_worth"));
        CHECK(ours.strength_worth == row.number("strength_worth"));
        CHECK(ours.life_worth == row.number("life_worth"));
    }
    CHECK(known == variant_rows.size());
}

TEST_CASE("each depth of a short dungeon holds what the table says", "[content][table]") {
    struct Column {
        const char* name;
        int DepthSupply::*figure;
    };
    constexpr Column figures[] = {{"enchanting", &DepthSupply::enchanting},
                                  {"strength", &DepthSupply::strength},
                                  {"life", &DepthSupply::life},
                                  {"detect_magic", &DepthSupply::detect_magic},
                                  {"food", &DepthSupply::food},
                                  {"potions", &DepthSupply::potions},
                                  {"scrolls", &DepthSupply::scrolls},
                                  {"weapons", &DepthSupply::weapons},
                                  {"armor", &DepthSupply::armor},
                                  {"wands", &DepthSupply::wands},
                                  {"staffs", &DepthSupply::staffs},
                                  {"rings", &DepthSupply::rings},
                                  {"charms", &DepthSupply::charms},
                                  {"reward_rooms", &DepthSupply::reward_rooms},
                                  {"rewards_from", &DepthSupply::rewards_from},
                                  {"rewards_to", &DepthSupply::rewards_to},
                                  {"captives", &DepthSupply::captives},
                                  {"lumenstones", &DepthSupply::lumenstones}};
    // A field that is added to the struct has to be added to the table.
    CHECK(std::size(figures) * sizeof(int) == sizeof(DepthSupply));
    const Table theirs = table("variant_supplies");
    std::size_t rows = 0;
    for (const Table::Row& row : theirs.rows()) {
        INFO(row.place());
        const std::optional<Variant> variant = variant_named(row["variant"]);
        REQUIRE(variant);
        const auto depth = static_cast<std::size_t>(row.number("depth"));
        REQUIRE(depth <= variant_rows[*variant].supplies.size());
        const DepthSupply& supply = variant_rows[*variant].supplies[depth - 1];
        ++rows;
        for (const Column& column : figures) {
            INFO(column.name);
            CHECK(supply.*column.figure == row.number(column.name));
        }
    }
    std::size_t wanted = 0;
    for (const VariantRow& variant : variant_rows) wanted += variant.supplies.size();
    CHECK(rows == wanted);
}

TEST_CASE("the depths of a variant stand for all depths of the long dungeon", "[content]") {
    for (const VariantRow& variant : variant_rows) {
        INFO(variant.name);
        CHECK(long_depth(variant.kind, variant.deepest_depth) == long_deepest_depth);
        int last = 0;
        for (int depth = shallowest_depth; depth <= variant.deepest_depth; ++depth) {
            const Range depths = long_depths(variant.kind, depth);
            INFO("depth " << depth << " stands for " << depths.least << " to " << depths.most);
            CHECK(depths.least == last + 1);
            CHECK(depths.least <= depths.most);
            // The Amulet's depth ends where the long dungeon's does: nothing from below it comes above it.
            CHECK((depths.most <= long_amulet_depth) == (depth <= variant.amulet_depth));
            last = depths.most;
        }
        CHECK(last == long_deepest_depth);
    }
}

}  // namespace cellophane
