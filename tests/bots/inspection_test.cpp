#include "bots/inspection.h"

#include "bots/bot_game.h"
#include "support/catch.h"

namespace cellophane {

namespace {

Game some_game() {
    // A level with somebody on it.
    for (std::uint64_t seed = 1;; ++seed) {
        const Play play{{.seed = seed, .depth = 5}};
        const Monsters& monsters = play.game().here().level.monsters;
        for (const Monster& monster : monsters)
            if (!monster.is_dormant()) return play.game();
    }
}

Monster& somebody(Game& game) {
    for (Monster& monster : game.here().level.monsters)
        if (!monster.is_dormant()) return monster;
    return game.here().level.monsters.front();
}

}  // namespace

TEST_CASE("an inspection finds what can never be", "[bots]") {
    const Game sound = some_game();
    CHECK_FALSE(violation_in(sound));

    Game game = sound;
    somebody(game).at = game.hero.at;
    CHECK(violation_in(game));
    game = sound;
    somebody(game).health = 0;
    CHECK(violation_in(game));
    game = sound;
    game.hero.at = {0, 0};
    CHECK(violation_in(game));
    game = sound;
    game.hero.health = game.hero.max_health + 1;
    CHECK(violation_in(game));
    game.hero.health = 0;
    CHECK(violation_in(game));
}

TEST_CASE("the same bot in the same game does the same, and another does not", "[bots]") {
    for (Policy policy : {Policy::Random, Policy::Explorer}) {
        BotGame one{{.seed = 7}, policy};
        BotGame other{{.seed = 7}, policy};
        for (int i = 0; i < 300; ++i) {
            one.act();
            other.act();
        }
        CHECK(one.play.state_hash() == other.play.state_hash());
        CHECK(one.recorder.recording().steps == other.recorder.recording().steps);
        CHECK(one.play.game().turns > 20);
        CHECK(policy_named(name_of(policy)) == policy);
    }
    CHECK_FALSE(policy_named("clever"));
}

TEST_CASE("an explorer gets down", "[bots]") {
    BotGame game{{.seed = 4, .harmless = true}, Policy::Explorer};
    for (int i = 0; i < 30000 && game.play.game().deepest < 4; ++i) game.act();
    CHECK(game.play.game().deepest >= 4);
}

}  // namespace cellophane
