#include "bots/explorer.h"

#include "bots/bot_game.h"
#include "bots/play_of.h"
#include "play/creature_scene.h"
#include "support/catch.h"

// What a bot with aims does where an aim could strand it.

namespace cellophane {

namespace {

/// The second command, given so many turns of a status; the first begins the level.
Command second_command(bool harmless, std::optional<Status> status) {
    Scenario s{hall(20, 10, {3, 3})};
    s.game.harmless = harmless;
    if (status) s.game.hero.vitals.statuses.set(*status, 30);
    s.look();
    const Play play = play_of(s);
    Explorer bot{1};
    const Report nothing;
    bot.next(play, nothing);
    return bot.next(play, nothing);
}

/// The depth a harmless explorer has come to after so many turns.
int depth_reached(Variant variant, std::uint64_t seed, int turns) {
    BotGame game{{.seed = seed, .variant = variant, .harmless = true}, Policy::Explorer};
    const int goal = amulet_depth(variant);
    while (game.play.game().turns < turns && game.play.game().depth < goal) game.act();
    return game.play.game().depth;
}

}  // namespace

TEST_CASE("a bot in a harmless game waits until it can no longer cross lava", "[bots]") {
    for (const Status status : {Status::Levitating, Status::FireImmune}) {
        CHECK(second_command(true, status).is<Search>());
        CHECK_FALSE(second_command(false, status).is<Search>());
    }
    CHECK_FALSE(second_command(true, std::nullopt).is<Search>());
}

TEST_CASE("harmless explorers find the Amulet's level in bullet where gas and lava once kept them",
          "[bots]") {
    for (const std::uint64_t seed : {std::uint64_t{10}, std::uint64_t{12}}) {
        INFO("seed " << seed);
        CHECK(depth_reached(Variant::Bullet, seed, 2000) == amulet_depth(Variant::Bullet));
    }
}

TEST_CASE("a harmless pilgrim carries the Amulet out of a dungeon where remembered gas once held it",
          "[bots][long]") {
    BotGame game{{.seed = 6, .harmless = true}, Policy::Pilgrim};
    while (!game.report.over && game.play.game().turns < 20000) game.act();
    REQUIRE(game.play.game().ending);
    CHECK(game.play.game().ending->is_victory());
}

}  // namespace cellophane
