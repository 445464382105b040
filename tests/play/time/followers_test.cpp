#include "play/effects/falling.h"
#include "play/effects/monster_remains.h"
#include "play/scenario.h"
#include "play/time/consequences.h"
#include "support/catch.h"

// A creature may join while an event is applied to all creatures one after the other: what one of them
// drops presses a plate, and a totem of the plate's machine calls for help (rules/machines.md 7;
// rules/monsters.md 13.3).

namespace cellophane {

namespace {

/// A totem that waits for a plate, and monkeys with something in their hands.
struct PlateScene : Scenario {
    explicit PlateScene(std::string_view picture, Terrain beneath) : Scenario{picture} {
        game.hero.health = game.hero.max_health = 1000;
        game.horde_fuse = 1000;
        const BitGrid plates = drawn::cells(picture, "_");
        plates.for_each([&](Pos at) {
            level().layers[Layer::Dungeon][at] = Terrain::PressurePlate;
            level().ownership.rooms.set(at);
            level().ownership.number[at] = 1;
        });
        add_live_creature(*this, MonsterKind::EldritchTotem, drawn::spot(picture, 'T')).machine = 1;
        const BitGrid monkeys = drawn::cells(picture, "m");
        monkeys.for_each([&](Pos at) {
            level().layers[Layer::Dungeon][at] = beneath;
            const Monster& monkey = add_live_creature(*this, MonsterKind::Monkey, at);
            give(*this, monkey, ItemKind::Mango);
        });
        look();
        // A list with no room left, as it is sooner or later.
        Monsters copy = level().monsters;
        level().monsters = copy;
    }

    int alive(MonsterKind kind) const {
        return static_cast<int>(std::count_if(
            level().monsters.begin(), level().monsters.end(),
            [kind](const Monster& monster) { return monster.kind == kind && monster.is_about(); }));
    }
};

}  // namespace

TEST_CASE("monsters that join while leaderless ones vanish do not break the list", "[play][joining]") {
    PlateScene s{R"(
        ##########
        #........#
        #.@..m.T.#
        #....m...#
        #....m...#
        ##########
    )",
                 Terrain::PressurePlate};
    for (Monster& monster : s.level().monsters) {
        if (monster.kind != MonsterKind::Monkey) continue;
        monster.set(MonsterMark::BoundToLeader);
        s.level().ownership.rooms.set(monster.at);
        s.level().ownership.number[monster.at] = 1;
    }
    s.play(Rest{});
    CHECK(s.alive(MonsterKind::Monkey) == 0);
    CHECK(s.alive(MonsterKind::EldritchTotem) == 1);
    CHECK(s.level().monsters.size() > 1);
    CHECK(s.count<Summoned>() >= 1);
}

TEST_CASE("monsters that a machine calls while others fall come once these have fallen", "[play][joining]") {
    // The first thing that is dropped lies on a ledge, and presses the plate there.
    PlateScene s{R"(
        ##########
        #........#
        #.@.___T.#
        #...___..#
        #...mmm..#
        ##########
    )",
                 Terrain::Hole};
    for (Monster& monster : s.level().monsters)
        if (monster.kind == MonsterKind::Monkey) {
            monster.health = 1;
            // Nothing can come to lie in a hole that is full.
            s.level().items.push_back(some_item(ItemKind::Mango, monster.at));
        }
    Moment now{s};
    let_creatures_fall(now.level);
    CHECK(now.turn.machines_to_answer.size() == 1);
    follow_up(now.turn, now.level);
    CHECK(now.turn.machines_to_answer.empty());
    remove_dead(now.level.level());
    CHECK(s.alive(MonsterKind::Monkey) == 0);
    CHECK(s.alive(MonsterKind::EldritchTotem) == 1);
    CHECK(s.level().monsters.size() > 1);
    CHECK(s.count<CreatureFell>() == 3);
}

}  // namespace cellophane
