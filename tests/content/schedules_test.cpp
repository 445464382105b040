#include "content/schedules.h"

#include <string>
#include <vector>

#include "content/tables.h"
#include "support/catch.h"

// Hold src/content/schedules.h to docs/rules/tables/level_curves.tsv and item_schedule_powers.tsv.

namespace cellophane {

TEST_CASE("items, hordes, gold and food due at each depth follow the curves of the table",
          "[content][table]") {
    const Table theirs = table("level_curves");
    int depths = 0;
    for (const Table::Row& row : theirs.rows()) {
        INFO(row.place());
        const int depth = row.number("depth");
        CHECK(depth == ++depths);
        CHECK(lumenstones(depth) == row.number("lumenstones"));
        CHECK(first_hordes(depth) == row.number("hordes_project"));
        CHECK(depth_power_1_35[static_cast<std::size_t>(depth - 1)] == row.number("depth_pow_1_35_x65536"));
        if (row.blank("items_base")) {
            CHECK(depth > long_amulet_depth);
        } else {
            CHECK(first_items(depth) == row.number("items_base") + row.number("items_depth_bonus"));
        }
        // Piles are steered by the marks from depth 6 to the last level with gold.
        if (!row.blank("gold_low_mark")) {
            CHECK(gold_low_mark(depth - 1) == row.number("gold_low_mark"));
            CHECK(gold_high_mark(depth - 1) == row.number("gold_high_mark"));
        }
        const auto check_nutrition = [&](int offset, std::string_view column) {
            INFO(column);
            const std::string_view cell = row[column];
            if (cell == "n/a" || cell == "-") return;
            if (cell == "never") {
                CHECK(nutrition_mark(depth, offset) < 0);
            } else {
                CHECK(nutrition_mark(depth, offset) == row.number(column));
            }
        };
        check_nutrition(-2, "food_forced_if_spawned_le_offset_m2");
        check_nutrition(-1, "food_forced_offset_m1");
        check_nutrition(0, "food_forced_offset_0");
        check_nutrition(1, "food_forced_offset_p1");
        check_nutrition(2, "food_forced_offset_p2");
    }
    CHECK(depths == long_deepest_depth);
}

TEST_CASE("the schedules of gold and food use the powers of the table", "[content][table]") {
    const Table theirs = table("item_schedule_powers");
    std::size_t gold = 0;
    std::size_t food = 0;
    for (const Table::Row& row : theirs.rows()) {
        INFO(row.place());
        const auto b = static_cast<std::size_t>(row.number("b"));
        if (row["table"] == "gold b^3.05 (whole)") {
            REQUIRE(b < gold_by_depth.size());
            CHECK(gold_by_depth[b] == row.number("value"));
            CHECK(b == gold++);
        } else {
            REQUIRE(row["table"] == "food b^1.35 (16.16)");
            CHECK(b == ++food);
            // The table goes on below the deepest level.
            if (b <= depth_power_1_35.size()) CHECK(depth_power_1_35[b - 1] == row.number("value"));
        }
    }
    CHECK(gold == gold_by_depth.size());
    CHECK(food == 50);
    CHECK(depth_power_1_35.size() == static_cast<std::size_t>(long_deepest_depth));
    CHECK(theirs.unread().empty());
}

}  // namespace cellophane
