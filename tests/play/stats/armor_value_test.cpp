#include "play/stats/armor_value.h"

#include <algorithm>
#include <map>

#include "play/stats/equipped_hero.h"
#include "support/catch.h"

// The armor value of the hero and the defense of creatures (rules/hero.md 2.3).

namespace cellophane {

TEST_CASE("armour counts in tenths, and less while it is being put on", "[play][odds]") {
    Hero hero = hero_with(ItemKind::LeatherArmor, 2);
    const int base = hero.pack.items[0].row().range.least;
    CHECK(defense(hero) == base + 20);
    hero.vitals.statuses.set(Status::Donning, 3);
    CHECK(defense(hero) == std::max(0, base + 20 - 30));
    hero.vitals.statuses.end(Status::Donning);
    hero.vitals.weakness = 1;
    CHECK(defense(hero) == std::max(0, base + 20 - 25));
    hero.pack.worn = -1;
    CHECK(defense(hero) == 0);
}

TEST_CASE("a point of weakness takes 25 from the defense of a creature, down to none", "[play][odds]") {
    const std::map<int, int> defenses{{0, 60}, {1, 35}, {2, 10}, {3, 0}, {10, 0}};
    for (const auto& [points, expected] : defenses) {
        Monster monster = newborn(MonsterKind::Rat, std::nullopt, {});
        monster.stats.defense = 60;
        monster.vitals.weakness = points;
        CHECK(defense(monster) == expected);
    }
}

}  // namespace cellophane
