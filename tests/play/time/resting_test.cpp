#include <string_view>

#include "play/perception/visibility.h"
#include "play/scenario.h"
#include "support/catch.h"

// Resting until better (rules/hero.md 6).

namespace cellophane {

namespace {

constexpr std::string_view quiet_room = "#######\n#.....#\n#..@..#\n#.....#\n#######\n";

}  // namespace

TEST_CASE("a healthy hero rests for a hundred turns", "[play][recovering]") {
    Scenario s{quiet_room};
    s.play_out(Recover{});
    CHECK(s.game.turns == 100);
    CHECK(s.game.doing.index() == 0);
}

TEST_CASE("a wounded hero rests until he is healed, for 300 turns at most", "[play][recovering]") {
    Scenario s{quiet_room};
    s.game.hero.health = s.game.hero.max_health - 2;
    s.play_out(Recover{});
    CHECK(s.game.hero.health == s.game.hero.max_health);
    CHECK(s.game.turns > 2);
    CHECK(s.game.turns < 100);

    Scenario long_lasting{quiet_room};
    long_lasting.game.hero.vitals.statuses.set(Status::Darkened, 1000);
    long_lasting.play_out(Recover{});
    CHECK(long_lasting.game.turns == 300);
}

TEST_CASE("a rest ends when the hero's bad statuses end", "[play][recovering]") {
    for (const Status ailment :
         {Status::Hallucinating, Status::Confused, Status::Nauseous, Status::Darkened}) {
        CAPTURE(static_cast<int>(ailment));
        Scenario s{quiet_room};
        s.game.hero.vitals.statuses.set(ailment, 7);
        s.play_out(Recover{});
        CHECK_FALSE(s.game.hero.vitals.statuses.has(ailment));
        CHECK(s.game.turns <= 8);
    }
    // What is no ailment is not waited for: these are the hundred turns of the healthy.
    Scenario quick{quiet_room};
    quick.game.hero.vitals.statuses.set(Status::Telepathic, 1000);
    quick.play_out(Recover{});
    CHECK(quick.game.turns == 100);
}

namespace {

/// A wounded hero that has seen a turret, and has gone round the corner.
Scenario round_the_corner() {
    Scenario s{"###############\n#.......@.....#\n########.######\n#......+.#\n########.#\n##########\n"};
    add_creature(s, MonsterKind::ArrowTurret, {0, 1});
    s.look();
    REQUIRE(s.known().visible.test({0, 1}));
    s.game.hero.at = {8, 4};
    s.game.hero.health = s.game.hero.max_health - 2;
    s.look();
    REQUIRE_FALSE(s.known().visible.test({0, 1}));
    REQUIRE(is_perceived(s.game, s.level().monsters[0]));
    return s;
}

}  // namespace

TEST_CASE("a remembered monster does not disturb a rest", "[play][recovering]") {
    Scenario s = round_the_corner();
    s.play_out(Recover{});
    CHECK(s.game.hero.health == s.game.hero.max_health);
    CHECK(s.count<CreatureNoticed>() == 0);
    // Nor does it disturb anything else that goes on for a while.
    Scenario searching = round_the_corner();
    searching.play_out(LongSearch{});
    CHECK(searching.game.turns == 5);
    Scenario traveling = round_the_corner();
    traveling.play_out(TravelTo{{12, 1}});
    CHECK(traveling.count<CreatureNoticed>() == 1);
    traveling.play_out(TravelTo{{12, 1}});
    traveling.play_out(TravelTo{{8, 4}});
    CHECK(traveling.game.hero.at == Pos{8, 4});
    traveling.play_out(Recover{});
    CHECK(traveling.game.hero.health == traveling.game.hero.max_health);
    CHECK(traveling.count<CreatureNoticed>() == 1);
}

TEST_CASE("an immobile monster interrupts travel when it is seen, not when it wakes out of sight",
          "[play][travel]") {
    Scenario s = round_the_corner();
    s.level().monsters[0].marks = {MonsterMark::Dormant};
    s.play(Rest{});
    s.level().monsters[0].marks = {};
    s.play_out(TravelTo{{12, 1}});
    REQUIRE(s.count<CreatureNoticed>() == 1);
    CHECK(s.known().visible.test({0, 1}));
}

TEST_CASE("a rest ends when a neighbouring cell becomes dangerous", "[play][recovering]") {
    Scenario s{quiet_room};
    s.play(Recover{});
    REQUIRE(s.game.turns == 1);
    REQUIRE(s.game.doing.index() != 0);
    s.level().layers[Layer::Liquid][{4, 2}] = Terrain::Lava;
    s.play(Continue{});
    CHECK(s.game.doing.index() == 0);
    CHECK(s.game.turns == 2);
}

TEST_CASE("a hero inside crystal rests until it has gone", "[play][recovering]") {
    Scenario s{quiet_room};
    s.game.hero.health = 10;
    s.level().layers[Layer::Dungeon][s.game.hero.at] = Terrain::GreenCrystal;
    s.look();
    s.play_out(Recover{});
    CHECK_FALSE(s.level().layers.has(s.game.hero.at, {TerrainProperty::BlocksMovement}));
    CHECK(s.game.hero.health < s.game.hero.max_health);
}

TEST_CASE("an interrupted rest has taken the turns that passed", "[play][recovering]") {
    Scenario s{quiet_room};
    s.play(Recover{});
    s.play(Continue{});
    s.play(Stop{});
    s.play(Continue{});
    CHECK(s.game.turns == 2);
}

}  // namespace cellophane
