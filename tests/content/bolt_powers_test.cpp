#include "content/bolt_powers.h"

#include <string>

#include "content/tables.h"
#include "support/catch.h"

// Hold src/content/bolt_powers.h to docs/rules/tables/power_tables.tsv.

namespace cellophane {

namespace {

/// The row of a quantity of an item.
Table::Row power_row(const Table& powers, std::string_view quantity, std::string_view item) {
    for (const Table::Row& row : powers.rows())
        if (row["quantity"] == quantity && row["item"].starts_with(item)) return row;
    FAIL("no such row: " << quantity);
    return powers[0];
}

template <class Ours>
void check_powers(std::string_view quantity, std::string_view item, int from, Ours&& ours) {
    const Table powers = table("power_tables");
    const Table::Row row = power_row(powers, quantity, item);
    for (int level = from; level <= 20; ++level) {
        INFO(quantity << " " << level);
        CHECK(ours(level) == row.number(std::to_string(level)));
    }
}

}  // namespace

TEST_CASE("bolts are as strong as the table says, level by level", "[content][table]") {
    check_powers("damage minimum", "staff of lightning", 1, [](int m) { return bolt_damage(m).least; });
    check_powers("damage maximum", "staff of lightning", 1, [](int m) { return bolt_damage(m).most; });
    check_powers("damage clumping", "staff of lightning", 1, [](int m) { return bolt_damage(m).dice; });
    check_powers("poison duration", "staff of poison", 1,
                 [](int m) { return at_magnitude(poison_turns, m); });
    check_powers("entrancement", "staff", 1, trance_turns);
    check_powers("discord", "staff", 1, discord_turns);
    check_powers("healing", "staff", 1, healing_percent);
    check_powers("haste", "staff", 1, haste_turns);
    check_powers("slowness", "wand", 1, slow_turns);
    check_powers("blink distance", "staff", 1, blink_reach);
    check_powers("blades", "staff", 1, blade_count);
    check_powers("crystal spread decrement", "staff", 2,
                 [](int m) { return at_magnitude(crystal_decrements, m); });
    // A status counts no further than that.
    const Table powers = table("power_tables");
    const Table::Row shields = power_row(powers, "shield", "staff of protection");
    for (int level = 1; level <= 20; ++level)
        CHECK(at_magnitude(shield_strengths, level) ==
              std::min(32000, shields.number(std::to_string(level))));
}

TEST_CASE("armour of reflection turns as many bolts as the table says", "[content][table]") {
    const Table powers = table("power_tables");
    const Table::Row row = power_row(powers, "reflection", "armour");
    for (int level = -10; level <= 20; ++level) {
        INFO(level);
        CHECK(reflection_percent(4 * level) == row.number(std::to_string(level)));
    }
    // In quarters of a point between them.
    for (int quarter = 1; quarter < 200; ++quarter)
        CHECK(reflection_percent(quarter) >= reflection_percent(quarter - 1));
    CHECK(reflection_percent(1) == 4);
    CHECK(reflection_percent(200) == 100);
}

TEST_CASE("damage and durations of monsters' spells are those of the rules", "[content]") {
    CHECK(bolt_damage(1) == Roll{2, 6, 1});
    CHECK(bolt_damage(4) == Roll{4, 14, 2});
    CHECK(bolt_damage(10) == Roll{9, 29, 4});
    CHECK(bolt_damage(18) == Roll{15, 49, 7});
    CHECK(at_magnitude(shield_strengths, 5) == 356);
    CHECK(slow_turns(2) == 10);
    CHECK(haste_turns(2) == 10);
}

}  // namespace cellophane
