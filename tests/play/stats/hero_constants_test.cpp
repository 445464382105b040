#include <algorithm>
#include <cstdlib>
#include <functional>
#include <map>
#include <set>
#include <string>

#include "content/easy_mode.h"
#include "content/hunger.h"
#include "content/regeneration.h"
#include "content/trinkets.h"
#include "play/pathfinding/bolt_path.h"
#include "play/perception/stealth.h"
#include "play/scenario.h"
#include "play/society/ally_learning.h"
#include "play/stats/armor_value.h"
#include "play/stats/combat_math.h"
#include "play/stats/strength.h"
#include "play/time/monster_spawn.h"
#include "support/catch.h"
#include "support/table.h"
#include "world/inventory.h"

// Hold the hero's constants to docs/rules/tables/hero_constants.tsv, row by row.

namespace cellophane {

namespace {

int net_of(int enchant, int strength_beyond) {
    Hero hero;
    Item sword = some_item(ItemKind::Sword, {});
    sword.enchant = enchant;
    hero.strength = sword.row().strength + strength_beyond;
    return net_enchantment(hero, sword);
}

int range_with(int strength) {
    Hero hero;
    hero.strength = strength;
    return throwing_range(hero);
}

void check_starting_pack() {
    const Inventory pack = starting_pack();
    REQUIRE(pack.items.size() == 4);
    CHECK(pack.items[0].kind == ItemKind::Ration);
    CHECK(pack.items[1].kind == ItemKind::Dagger);
    CHECK(pack.items[2].kind == ItemKind::Dart);
    CHECK(pack.items[3].kind == ItemKind::LeatherArmor);
    CHECK(pack.items[2].quantity == 15);
    CHECK(pack.wielded == 1);
    CHECK(pack.worn == 3);
    for (const Item& item : pack.items) {
        CHECK(item.enchant == 0);
        CHECK(item.marks.has(ItemMark::Identified));
    }
}

/// What each row says, by the numbers in its value.
using Numbers = const std::vector<int>&;
using Check = std::function<void(Numbers)>;

const std::map<std::string, Check>& checks() {
    static const std::map<std::string, Check> all{
        {"maximum health at start",
         [](Numbers n) { CHECK((Hero{}.max_health == n[0] && Hero{}.health == n[0])); }},
        {"natural regeneration at bonus 0", [](Numbers n) { CHECK(full_regeneration(0) == 1000 * n[0]); }},
        {"strength at start", [](Numbers n) { CHECK(Hero{}.strength == n[0]); }},
        {"base accuracy", [](Numbers n) { CHECK(accuracy(Hero{}, nullptr) == n[0]); }},
        {"base defence without armour", [](Numbers n) { CHECK(defense(Hero{}) == n[0]); }},
        {"unarmed damage",
         [](Numbers) {
             CHECK(damage(Hero{}, nullptr) == Roll{1, 2, 1});
         }},
        {"movement duration", [](Numbers n) { CHECK(Hero{}.move_ticks() == n[0]); }},
        {"attack duration", [](Numbers n) { CHECK(Hero{}.attack_ticks() == n[0]); }},
        {"nutrition capacity and start",
         [](Numbers n) { CHECK((full_nutrition == n[0] && Hero{}.nutrition == n[0])); }},
        {"hungry / weak / faint / starving",
         [](Numbers n) {
             CHECK(n == std::vector<int>{hungry_nutrition, weak_nutrition, faint_nutrition, 0});
         }},
        {"pack capacity", [](Numbers n) { CHECK(pack_places == n[0]); }},
        {"starting pack", [](Numbers) { check_starting_pack(); }},
        {"net enchantment limits",
         [](Numbers n) {
             CHECK(net_of(-100, 0) == 4 * n[0]);
             CHECK(net_of(100, 0) == 4 * n[1]);
         }},
        {"strength surplus",
         [](Numbers) {
             CHECK(net_of(2, 1) == 4 * 2 + 1);
             CHECK(net_of(2, 5) == 4 * 2 + 5);
         }},
        {"strength deficit",
         [](Numbers) {
             CHECK(net_of(2, -1) == 4 * 2 - 10);
             CHECK(net_of(2, -3) == 4 * 2 - 30);
         }},
        {"throwing range",
         [](Numbers) {
             for (int strength = 1; strength < 40; ++strength)
                 CHECK(range_with(strength) == 12 + 2 * std::max(strength - 12, 2));
         }},
        {"passive search strength",
         [](Numbers n) {
             CHECK(passing_search(0) == n[0]);
             CHECK(passing_search(1) == n[0] + 20);
             CHECK(passing_search(-1) == n[0] - 20);
             CHECK(passing_search(-2) == 0);
         }},
        {"environment tick", [](Numbers n) { CHECK(Game{}.environment_clock == n[0]); }},
        {"monster arrival interval",
         [](Numbers n) {
             CHECK(shortest_spawn_wait == n[0]);
             CHECK(longest_spawn_wait == std::abs(n[1]));
         }},
        {"stealth base",
         [](Numbers n) {
             CHECK(stealth_range({}) == n[0]);
             CHECK(stealth_range({.lit = true}) == n[1]);
             CHECK(stealth_range({.rested = true}) == (n[0] + 1) / 2);
             CHECK(stealth_range({.dark = true}) == (n[0] + 1) / 2);
             CHECK(stealth_range({.invisible = true}) == 1);
         }},
        {"deepest level / amulet level",
         [](Numbers n) { CHECK((n[0] == long_deepest_depth && n[1] == long_amulet_depth)); }},
        {"telepathic bond", [](Numbers n) { CHECK(cells_a_slot == n[0]); }},
        {"auto-identification",
         [](Numbers n) {
             CHECK(item_rows[ItemKind::Sword].identified_after == n[0]);
             CHECK(item_rows[ItemKind::LeatherArmor].identified_after == n[1]);
             CHECK(item_rows[ItemKind::RingOfLight].identified_after == n[2]);
         }},
        {"easy mode",
         [](Numbers n) {
             CHECK(easy_mode_divisor == n[0]);
             CHECK(scaled_for_easy_mode(4) == n[1]);
             CHECK(scaled_for_easy_mode(0) == 0);
             CHECK(scaled_for_easy_mode(11) == 2);
         }},
    };
    return all;
}

/// Played in scenes of the tests that mirror the sources named.
const std::map<std::string, std::string> played{
    {"health per life potion", "actions/potions"},
    {"ration / mango", "actions/handling"},
    {"gender", "view"},
    {"weakness maximum", "combat/blow"},
    {"sneak attack multiplier", "combat/blow"},
    {"manual search strength", "actions/search"},
    {"noticing chance", "perception/noticing"},
    {"losing track", "perception/noticing"},
    {"fall damage to the hero", "effects/falling"},
    {"fall damage to monsters", "effects/falling"},
    {"burning damage", "effects/ground_effects"},
    {"explosion damage", "effects/ground_effects"},
    {"harmful gas or steam damage", "effects/ground_effects"},
    {"healing terrain", "effects/ground_effects"},
    {"item lost in deep water", "effects/ground_effects"},
    {"nausea", "actions/movement"},
    {"simulation of a new level", "dungeon/stages/settle"},
    {"simulation of a revisited level", "effects/falling"},
    {"stealth colour scale", "view/sidebar"},
};

}  // namespace

TEST_CASE("the hero's constants are those of the table", "[play][table]") {
    const Table theirs{std::string{CELLOPHANE_SOURCE_DIR} + "/docs/rules/tables/hero_constants.tsv"};
    std::set<std::string> seen;
    for (const Table::Row& row : theirs.rows()) {
        const std::string quantity{row["quantity"]};
        INFO(row.place() << " " << quantity);
        seen.insert(quantity);
        const auto check = checks().find(quantity);
        if (check != checks().end())
            check->second(numbers_in(row["value"]));
        else
            CHECK(played.contains(quantity));
    }
    CHECK(seen.size() == checks().size() + played.size());
}

}  // namespace cellophane
