#include "content/rune_powers.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "content/tables.h"
#include "support/catch.h"

// Hold src/content/rune_powers.* to docs/rules/tables/weapon_runic_chances.tsv, item_fixed_point.tsv and
// power_tables.tsv.

namespace cellophane {

namespace {

template <class Ours>
void check_strengths(std::string_view quantity, std::string_view item, Ours&& ours) {
    const Table powers = table("power_tables");
    int found = 0;
    for (const Table::Row& row : powers.rows()) {
        if (row["quantity"] != quantity || !row["item"].starts_with(item)) continue;
        ++found;
        for (int level = -10; level <= 20; ++level) {
            INFO(quantity << " of " << item << " at " << level);
            CHECK(ours(level * quarters) == row.number(std::to_string(level)));
        }
    }
    CHECK(found == 1);
}

}  // namespace

TEST_CASE("runes act on blows as often as the table says, weapon by weapon", "[content][table]") {
    const Table theirs = table("weapon_runic_chances");
    int cells = 0;
    for (const Table::Row& row : theirs.rows()) {
        const ItemRow* weapon = named(item_rows, row["weapon"]);
        const WeaponRuneRow* rune = named(weapon_rune_rows, row["runic"]);
        REQUIRE(weapon != nullptr);
        REQUIRE(rune != nullptr);
        for (int net = -1; net <= 20; ++net) {
            INFO(row.place() << " " << weapon->name << " of " << rune->name << " at " << net);
            const std::string column =
                net < 0 ? std::string{"percent_net_below_0"} : "percent_net_" + std::to_string(net);
            CHECK(rune_percent(rune->kind, weapon->kind, net * quarters) == row.number(column));
            ++cells;
        }
    }
    // Twelve weapons, nine runes: slaying depends on the foe alone.
    CHECK(cells == 12 * 9 * 22);
    CHECK(rune_percent(WeaponRune::Slaying, ItemKind::Sword, 80) == 0);
}

TEST_CASE("the chance of a speed rune between whole enchantments follows the table of powers",
          "[content][table]") {
    const Table powers = table("item_fixed_point");
    int checked = 0;
    for (const Table::Row& row : powers.rows()) {
        if (row["table"] != "runic speed") continue;
        const int reaching = static_cast<int>(std::stod(std::string{row["exponent"]}) * quarters);
        // The least enchantment of a dagger that gets so much through, if there is one as good as that.
        const int net = (reaching * 18 + 14) / 15;
        if (net > 50 * quarters || net * 15 / 18 != reaching || net == 0) continue;
        INFO(net);
        const int failing = static_cast<int>(100LL * row.number("floor_of_65536_x_power") / 65536);
        CHECK(rune_percent(WeaponRune::Speed, ItemKind::Dagger, net) ==
              std::clamp(100 - failing, std::max(1, net / quarters), 100));
        ++checked;
    }
    CHECK(checked > 150);
}

TEST_CASE("the table of powers holds 65,536 times each power, cut off", "[content][table]") {
    const Table powers = table("item_fixed_point");
    for (const Table::Row& row : powers.rows()) {
        INFO(row.place() << " " << row["table"]);
        const long double base = std::stold(std::string{row["base"]});
        const long double exact = 65536 * std::pow(base, std::stold(std::string{row["exponent"]}));
        // A power that is a whole number may come out a little less.
        const long double whole = std::round(exact);
        const long double expected = std::fabs(exact - whole) < 1e-5L ? whole : std::floor(exact);
        CHECK(std::stold(std::string{row["floor_of_65536_x_power"]}) == expected);
    }
    CHECK(powers.unread().empty());
}

TEST_CASE("the damage that a rune's chance depends on is the table's", "[content][table]") {
    const Table theirs = table("weapon_runic_chances");
    for (const Table::Row& row : theirs.rows()) {
        const ItemRow* weapon = named(item_rows, row["weapon"]);
        REQUIRE(weapon != nullptr);
        INFO(row.place() << " " << weapon->name);
        // A heavy blow comes half as often, so that it counts half.
        const int average = (weapon->range.least + weapon->range.most) / 2;
        const int adjusted = weapon->manners.has(Manner::Knockback) ? average / 2 : average;
        CHECK(row.number("adjusted_average_damage") == adjusted);
        // The rest of 18 points; of a weapon that leaves none a hundredth. Mercy and plenty do not ask for
        // it.
        if (row.blank("damage_factor")) continue;
        const double factor = adjusted < 18 ? (18.0 - adjusted) / 18 : 0.01;
        CHECK(std::stod(std::string{row["damage_factor"]}) == Approx(factor).margin(0.00006));
    }
}

TEST_CASE("every plus of a runic weapon makes its rune act more often, up to about 90 percent",
          "[content][B20]") {
    for (const WeaponRuneRow& rune : weapon_rune_rows) {
        if (rune.fails_percent == 0) continue;
        for (const ItemKind weapon : {ItemKind::Sword, ItemKind::Mace, ItemKind::Axe, ItemKind::Spear})
            for (int net = 1; net < 20; ++net) {
                INFO(rune.name << " " << item_rows[weapon].name << " " << net);
                const int before = rune_percent(rune.kind, weapon, net * quarters);
                const int after = rune_percent(rune.kind, weapon, (net + 1) * quarters);
                // In whole percents there is not always room for more near the end.
                CHECK(after >= before + (before < 90 ? 1 : 0));
            }
    }
}

TEST_CASE("a sneak attack doubles a rune's chance, or halves what it lacks to 100 percent",
          "[content][S16]") {
    CHECK(surprise_percent(20) == 40);
    CHECK(surprise_percent(50) == 75);
    CHECK(surprise_percent(21) == 42);
    CHECK(surprise_percent(100) == 100);
    CHECK(surprise_percent(15) == 30);
}

TEST_CASE("runes do as much as the table says, level by level", "[content][table]") {
    check_strengths("paralysis", "weapon of paralysis", rune_paralysis_turns);
    check_strengths("slowing", "weapon of slowing", rune_slowing_turns);
    check_strengths("confusion", "weapon of confusion", rune_confusion_turns);
    check_strengths("distance", "weapon of force", rune_force_cells);
    check_strengths("copies", "weapon of multiplicity", weapon_images);
    check_strengths("copies last", "weapon of multiplicity", [](int) { return image_turns; });
    check_strengths("copies", "armour of multiplicity", attacker_images);
    check_strengths("reprisal", "armour of reprisal", reprisal_percent);
    check_strengths("most absorbed", "armour of absorption", most_absorbed);
}

}  // namespace cellophane
