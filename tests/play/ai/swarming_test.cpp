#include "play/creature_scene.h"
#include "support/catch.h"

// Creatures beside the hero make room for those behind them (rules/monsters.md 9.8).

namespace cellophane {

namespace {

/// The hero in a room's mouth: one creature at the hero, one in the corridor behind it.
struct Siege {
    Scenario s{"########\n#....###\n#@.....#\n#....###\n########\n"};
    Monster& front;
    Monster& behind;

    Siege(Pos front_at = {2, 2}, Pos behind_at = {3, 2})
        : front{add_live_creature(s, MonsterKind::Kobold, front_at)},
          behind{add_live_creature(s, MonsterKind::Kobold, behind_at)} {
        behind.leader = ActorId{1};
        make_tough(s);
    }
    bool makes_room() {
        const Pos before = front.at;
        s.events.clear();
        let_act(s, front);
        const bool moved = front.at != before;
        CHECK(s.count<Struck>() == (moved ? 0 : 1));
        return moved;
    }
};

}  // namespace

TEST_CASE("a monster makes room beside the hero for a friend that has no other way", "[play][swarming]") {
    Siege siege;
    // Behind a wall the friend has no other way.
    siege.s.level().layers[Layer::Dungeon][{3, 1}] = Terrain::StoneWall;
    siege.s.level().layers[Layer::Dungeon][{3, 3}] = Terrain::StoneWall;
    siege.s.level().layers[Layer::Dungeon][{2, 1}] = Terrain::Floor;
    CHECK(siege.makes_room());
    CHECK((siege.front.at == Pos{2, 1} || siege.front.at == Pos{2, 3} || siege.front.at == Pos{1, 1} ||
           siege.front.at == Pos{1, 3}));
    CHECK(king_distance(siege.front.at, siege.s.game.hero.at) == 1);
    CHECK(siege.front.vitals.ticks == siege.front.move_ticks());
    CHECK(siege.behind.at == Pos{3, 2});
}

TEST_CASE("a monster does not make room where that is not needed", "[play][swarming]") {
    SECTION("nobody behind") {
        Siege siege{{2, 2}, {6, 2}};
        CHECK_FALSE(siege.makes_room());
    }
    SECTION("the one behind can help itself") {
        Siege siege;
        CHECK_FALSE(siege.makes_room());
    }
    SECTION("a stranger behind") {
        Siege siege;
        siege.s.level().layers[Layer::Dungeon][{3, 1}] = Terrain::StoneWall;
        siege.s.level().layers[Layer::Dungeon][{3, 3}] = Terrain::StoneWall;
        siege.behind.leader = no_actor;
        CHECK_FALSE(siege.makes_room());
    }
    SECTION("one who keeps its distance") {
        Siege siege;
        siege.s.level().layers[Layer::Dungeon][{3, 1}] = Terrain::StoneWall;
        siege.s.level().layers[Layer::Dungeon][{3, 3}] = Terrain::StoneWall;
        siege.behind.stats.behaviors |= Behaviors{Behavior::KeepsDistance};
        CHECK_FALSE(siege.makes_room());
    }
    SECTION("one who is asleep, stuck or held") {
        Siege siege;
        siege.s.level().layers[Layer::Dungeon][{3, 1}] = Terrain::StoneWall;
        siege.s.level().layers[Layer::Dungeon][{3, 3}] = Terrain::StoneWall;
        siege.behind.state = MonsterState::Sleeping;
        CHECK_FALSE(siege.makes_room());
        siege.behind.state = MonsterState::Hunting;
        siege.behind.vitals.statuses.set(Status::Stuck, 3);
        CHECK_FALSE(siege.makes_room());
        siege.behind.vitals.statuses.end(Status::Stuck);
        siege.behind.set(MonsterMark::Seized);
        CHECK_FALSE(siege.makes_room());
        siege.behind.clear(MonsterMark::Seized);
        CHECK(siege.makes_room());
    }
    SECTION("no room") {
        Siege siege;
        for (const Pos at : {Pos{1, 1}, Pos{2, 1}, Pos{3, 1}, Pos{1, 3}, Pos{2, 3}, Pos{3, 3}})
            siege.s.level().layers[Layer::Dungeon][at] = Terrain::StoneWall;
        CHECK_FALSE(siege.makes_room());
    }
}

TEST_CASE("in the open a pack surrounds the hero", "[play][swarming]") {
    Scenario s{hall(20, 11, {10, 5})};
    make_tough(s);
    s.game.hero.stealth_range = 14;
    for (int i = 0; i < 6; ++i) {
        Monster& jackal = add_live_creature(s, MonsterKind::Kobold, {2 + i % 2, 3 + i / 2});
        if (i > 0) jackal.leader = ActorId{1};
    }
    rest(s, 20);
    int beside = 0;
    for (const Monster& kobold : s.level().monsters)
        beside += king_distance(kobold.at, s.game.hero.at) == 1 ? 1 : 0;
    CHECK(beside >= 5);
}

}  // namespace cellophane
