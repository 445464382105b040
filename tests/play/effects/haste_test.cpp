#include "play/effects/haste.h"

#include <string_view>

#include "play/creature_scene.h"
#include "support/catch.h"

// Haste and slowness, and the clocks that have to agree afterwards (rules/hero.md 4.5).

namespace cellophane {

namespace {

constexpr std::string_view quiet_cell = "#####\n#...#\n#.@.#\n#...#\n#####\n";

}  // namespace

TEST_CASE("a hasted turn takes half as much of the dungeon's time", "[play][time]") {
    Scenario s{quiet_cell};
    for (int i = 0; i < 100; ++i) s.play(Rest{});
    CHECK(2150 - s.game.hero.nutrition == 100);
    Scenario fast{quiet_cell};
    fast.game.hero.vitals.statuses.set(Status::Hasted, 1000);
    for (int i = 0; i < 100; ++i) fast.play(Rest{});
    CHECK(2150 - fast.game.hero.nutrition == 50);
    CHECK(1000 - fast.game.hero.vitals.statuses[Status::Hasted] == 50);
    Scenario slow{quiet_cell};
    slow.game.hero.vitals.statuses.set(Status::Slowed, 1000);
    for (int i = 0; i < 100; ++i) slow.play(Rest{});
    CHECK(2150 - slow.game.hero.nutrition == 200);
}

TEST_CASE("after haste or slowness the hero's turns match the dungeon's again", "[play][time]") {
    for (const Status pace : {Status::Hasted, Status::Slowed})
        for (const int turns : {1, 2, 5}) {
            Scenario s{quiet_cell};
            s.game.hero.vitals.statuses.set(pace, turns);
            while (s.game.hero.vitals.statuses.has(pace)) s.play(Rest{});
            CHECK(s.game.environment_clock == 100);
            // Every tick of the dungeon's was counted while it lasted.
            CHECK(2150 - s.game.hero.nutrition == (pace == Status::Hasted ? turns : (turns + 1) / 2 * 2));
        }
    // The same after haste ended by negation.
    Scenario negated{quiet_cell};
    negated.game.hero.vitals.statuses.set(Status::Hasted, 20);
    negated.play(Rest{});
    REQUIRE(negated.game.environment_clock == 50);
    negated.game.hero.pack.items = {some_item(ItemKind::ScrollOfNegation, {})};
    negated.game.hero.pack.items[0].letter = 'a';
    negated.play(Read{'a'});
    CHECK(negated.game.environment_clock == 100);
}

TEST_CASE("haste and slowness replace each other", "[play][time]") {
    Scenario s{long_hall};
    Monster& ogre = add_live_creature(s, MonsterKind::Ogre, {8, 3});
    for (Actor* who : {static_cast<Actor*>(&s.game.hero), &ogre}) {
        const int pace = who->move_ticks();
        haste(*who, 9);
        CHECK(who->vitals.statuses[Status::Hasted] == 9);
        CHECK(who->move_ticks() == pace / 2);
        slow(*who, 4);
        CHECK_FALSE(who->has(Status::Hasted));
        CHECK(who->vitals.statuses[Status::Slowed] == 4);
        CHECK(who->move_ticks() == pace * 2);
        haste(*who, 2);
        CHECK_FALSE(who->has(Status::Slowed));
        CHECK(who->vitals.statuses[Status::Hasted] == 2);
    }
    slow(s.game.hero, 4);
    Moment now{s};
    become_hasted(now.turn, 6);
    CHECK_FALSE(s.game.hero.has(Status::Slowed));
    CHECK(s.game.hero.vitals.statuses[Status::Hasted] == 6);
    CHECK(s.count<StatusBegan>() == 1);
}

}  // namespace cellophane
