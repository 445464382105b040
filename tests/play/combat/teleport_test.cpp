#include "play/combat/teleport.h"

#include "play/creature_scene.h"
#include "support/catch.h"

// Where teleportation may lead (rules/monsters.md 14.5; rules/items.md 16.7).

namespace cellophane {

namespace {

/// Two halls without a way or a view from one to the other, the hero in the western one.
constexpr std::string_view parted_halls =
    "####################\n#.......####.......#\n#...@...####.......#\n#.......####.......#\n"
    "####################\n";

}  // namespace

TEST_CASE("teleportation leads into no machine", "[play][teleport]") {
    for (const bool whole_hall : {false, true})
        for (std::uint64_t key = 1; key <= 20; ++key) {
            Scenario s{parted_halls, key};
            MachineOwnership& owners = s.level().ownership;
            for (int x = 12; x <= 18; ++x)
                for (int y = 1; y <= 3; ++y)
                    if (whole_hall || !(Pos{x, y} == Pos{15, 2}))
                        (x % 2 == 0 ? owners.rooms : owners.areas).set({x, y});
            const Pos from = s.game.hero.at;
            Moment now{s};
            CHECK(teleport(now.turn, now.level, s.game.hero) == !whole_hall);
            CHECK(s.game.hero.at == (whole_hall ? from : Pos{15, 2}));
        }
}

TEST_CASE("teleportation leads neither onto creatures nor into view", "[play][teleport]") {
    for (std::uint64_t key = 1; key <= 20; ++key) {
        Scenario s{parted_halls, key};
        for (int x = 12; x <= 18; ++x)
            for (int y = 1; y <= 3; ++y)
                if (!(Pos{x, y} == Pos{13, 3}))
                    add_live_creature(s, MonsterKind::Rat, {x, y}, MonsterState::Sleeping);
        Moment now{s};
        CHECK(teleport(now.turn, now.level, s.game.hero));
        CHECK(s.game.hero.at == Pos{13, 3});
    }
}

TEST_CASE("a creature that was teleported forgets where it was going", "[play][teleport]") {
    Scenario s{parted_halls};
    Monster& rat = add_live_creature(s, MonsterKind::Rat, {6, 2}, MonsterState::Wandering);
    rat.wandering.target = 3;
    Moment now{s};
    REQUIRE(teleport(now.turn, now.level, rat));
    CHECK(rat.at.x >= 12);
    CHECK(rat.wandering.target == -1);
}

TEST_CASE("a walk is four-way, and ends after so many steps", "[play][teleport]") {
    Scenario s{hall(20, 9, {10, 4})};
    const BitGrid reached =
        cells_within_walk(s.level().layers, {10, 4}, {TerrainProperty::BlocksMovement}, 3);
    for (int i = 0; i < s.level().size().area(); ++i) {
        const Pos at = s.level().size().at(i);
        const int steps = std::abs(at.x - 10) + std::abs(at.y - 4);
        const bool open = !s.level().layers.has(at, {TerrainProperty::BlocksMovement});
        CHECK(reached.test(at) == (open && steps <= 3));
    }
}

}  // namespace cellophane
