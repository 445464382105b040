#include <string_view>

#include "play/scenario.h"
#include "support/catch.h"

// Resting until better (spec 60, section 6).

namespace cellophane {

namespace {

constexpr std::string_view quiet_room = "#######\n#.....#\n#..@..#\n#.....#\n#######\n";

}  // namespace

TEST_CASE("whom nothing ails rests for a hundred turns", "[play][recovering]") {
    Scenario s{quiet_room};
    s.play_out(Recover{});
    CHECK(s.game.turns == 100);
    CHECK(s.game.doing.index() == 0);
}

TEST_CASE("the wounded rest until they are whole, and no longer than three hundred turns",
          "[play][recovering]") {
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

TEST_CASE("a rest ends with what ailed the hero", "[play][recovering]") {
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

TEST_CASE("nobody rests with an enemy in view, however long he has been there", "[play][recovering]") {
    Scenario s{quiet_room};
    add_creature(s, MonsterKind::Goblin, {1, 1});
    s.look();
    s.play(Rest{});
    s.play_out(Recover{});
    CHECK(s.game.turns == 2);
    CHECK(s.count<CreatureNoticed>() == 1);
}

TEST_CASE("a rest ends when a neighbouring cell becomes dangerous", "[play][recovering]") {
    Scenario s{quiet_room};
    s.play(Recover{});
    REQUIRE(s.game.turns == 1);
    REQUIRE(s.game.doing.index() != 0);
    s.level().strata[Layer::Liquid][{4, 2}] = Terrain::Lava;
    s.play(Continue{});
    CHECK(s.game.doing.index() == 0);
    CHECK(s.game.turns == 2);
}

TEST_CASE("who is walled in rests until he is free, ailing or not", "[play][recovering]") {
    Scenario s{quiet_room};
    s.game.hero.health = 10;
    s.level().strata[Layer::Dungeon][s.game.hero.at] = Terrain::GreenCrystal;
    s.look();
    s.play_out(Recover{});
    CHECK_FALSE(s.level().strata.has(s.game.hero.at, {TerrainProperty::BlocksMovement}));
    CHECK(s.game.hero.health < s.game.hero.max_health);
}

TEST_CASE("whoever gives up a rest has rested for as long as he did", "[play][recovering]") {
    Scenario s{quiet_room};
    s.play(Recover{});
    s.play(Continue{});
    s.play(Stop{});
    s.play(Continue{});
    CHECK(s.game.turns == 2);
}

}  // namespace cellophane
