#include <set>

#include "play/item_scenes.h"
#include "play/stats/armor_value.h"

namespace cellophane::item_effects {

namespace {

// ---- food ----

void feeds(ItemKind kind) {
    Scenario s{bare_room};
    s.game.hero.nutrition = 100;
    s.play(Eat{carry(s, kind)});
    CHECK(lasts(s.game.hero.nutrition, 100 + item_rows[kind].nutrition));
}

// ---- weapons ----

/// Blows, each within what the row says, and some of them apart.
void strikes(ItemKind kind) {
    const ItemRow& row = item_rows[kind];
    std::set<int> wounds;
    for (std::uint64_t key = 1; key <= 12; ++key) {
        Scenario s{bare_room, key};
        s.game.hero.strength = row.strength;
        Monster& ogre = add_target(s, MonsterKind::Ogre, {8, 3});
        ogre.health = ogre.max_health = 30000;
        ogre.stats.defense = 0;
        ogre.vitals.statuses.set(Status::Stuck, 1000);
        const char letter = carry(s, kind);
        s.play(Equip{letter});
        for (int turn = 0; turn < 6; ++turn) s.play(Move{Direction::East});
        for (const Event& event : s.events)
            if (const Struck* struck = event.as<Struck>(); struck && struck->damage > 0)
                wounds.insert(struck->damage);
    }
    REQUIRE_FALSE(wounds.empty());
    CHECK(*wounds.begin() >= row.range.least);
    CHECK(*wounds.rbegin() <= row.range.most);
    CHECK((wounds.size() > 1) == (row.range.least < row.range.most));
}

/// Thrown at a target that cannot dodge: wounds as above, and is used up.
void flies(ItemKind kind) {
    Scenario s{bare_room};
    s.game.hero.strength = item_rows[kind].strength;
    Monster& ogre = add_target(s);
    ogre.vitals.statuses.set(Status::Stuck, 1000);
    s.play(Throw{carry(s, kind), ogre.at});
    REQUIRE(s.count<Struck>() == 1);
    CHECK(s.last<Struck>()->damage >= item_rows[kind].range.least);
    CHECK(s.last<Struck>()->damage <= item_rows[kind].range.most);
    CHECK(s.level().items.empty());
}

void bursts(ItemKind kind) {
    Scenario s{bare_room};
    Monster& ogre = add_target(s);
    s.play(Throw{carry(s, kind), ogre.at});
    CHECK(ogre.vitals.statuses.has(Status::Burning));
    CHECK(s.level().items.empty());
}

// ---- armor ----

void protects(ItemKind kind) {
    Scenario s{bare_room};
    s.game.hero.strength = item_rows[kind].strength;
    s.play(Equip{carry(s, kind)});
    for (int turn = 0; turn < 12; ++turn) s.play(Rest{});
    CHECK(defense(s.game.hero) == item_rows[kind].range.least);
}

}  // namespace

TEST_CASE("food, weapons and armour do what their rows say", "[play][items][table]") {
    walk_rows({ItemCategory::Food, ItemCategory::Weapon, ItemCategory::Armor},
              [](const ItemRow& row) -> Scene {
                  if (row.category == ItemCategory::Food) return feeds;
                  if (row.category == ItemCategory::Armor) return protects;
                  if (row.manners.has(Manner::BurstsIntoFlame)) return bursts;
                  return row.manners.has(Manner::Thrown) ? flies : strikes;
              });
}

}  // namespace cellophane::item_effects
