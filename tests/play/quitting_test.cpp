#include "play/pack_scene.h"
#include "support/catch.h"

// Giving up (rules/hero.md 11 and 13).

namespace cellophane {

TEST_CASE("quitting ends the game at once, without a death", "[play][ending]") {
    Scenario s{bare_room};
    s.play(Quit{});
    REQUIRE(s.game.ending.has_value());
    CHECK(s.game.ending->fate == Fate::Quit);
    CHECK(s.game.ending->depth == s.game.depth);
    CHECK_FALSE(s.game.ending->is_victory());
    CHECK(s.count<GaveUp>() == 1);
    CHECK(s.count<HeroDied>() == 0);
    CHECK(s.game.turns == 0);
    // The game is over: later commands do nothing.
    s.play(Rest{});
    CHECK(s.game.turns == 0);
}

TEST_CASE("quitting works while a question is open or a long command is under way", "[play][ending]") {
    Scenario asked{bare_room};
    asked.play(PlayEasily{});
    REQUIRE(asked.game.question == Question::PlayEasily);
    asked.play(Quit{});
    CHECK(asked.game.question == Question::None);
    CHECK(asked.game.ending.has_value());
    CHECK_FALSE(asked.game.easy);
    Scenario resting{bare_room};
    resting.game.hero.health = 5;
    resting.play(Recover{});
    resting.play(Quit{});
    CHECK(resting.game.doing.index() == 0);
    CHECK(resting.game.ending.has_value());
}

}  // namespace cellophane
