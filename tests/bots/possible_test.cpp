#include "bots/possible.h"

#include <algorithm>

#include "bots/bot_game.h"
#include "support/catch.h"

namespace cellophane {

namespace {

/// Something out of sight may be in the way, a lever may move, a lock opens to a hero with its key.
bool may_surprise(const Observation& seen, Direction toward) {
    const Pos from = seen.hero->at;
    const Pos to = from + step(toward);
    const auto is_unknown = [&](Pos p) { return seen.cells[p].sight == Sight::Unknown; };
    if (is_unknown(to)) return true;
    if (!is_cardinal(toward))
        for (Pos corner : flanks(from, toward))
            if (is_unknown(corner)) return true;
    for (Terrain terrain : seen.cells[to].layers)
        if (terrain_rows[terrain].mechanics.any_of(
                {TerrainMechanic::PromotesWithKey, TerrainMechanic::PromotesOnHero}))
            return true;
    return false;
}

}  // namespace

TEST_CASE("moves offered as possible are accepted, and all others are refused", "[bots]") {
    int refused = 0;
    int offered = 0;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        BotGame game{{.seed = seed, .harmless = true}, Policy::Explorer};
        for (int i = 0; i < 300; ++i) {
            game.act();
            const std::vector<Command> possible =
                possible_commands(game.play.observe(), game.play.standing());
            CHECK_FALSE(possible.empty());
            if (i % 20 != 0 || game.report.question != Question::None) continue;
            for (Direction toward : directions) {
                const bool offers =
                    std::any_of(possible.begin(), possible.end(), [&](const Command& command) {
                        const Move* move = command.as<Move>();
                        return move != nullptr && move->toward == toward;
                    });
                Play tried = game.play;
                const Report report = tried.submit(Move{toward});
                const bool bumped = std::any_of(report.events.begin(), report.events.end(),
                                                [](const Event& event) { return event.is<Bumped>(); });
                if (bumped && offers && may_surprise(game.play.observe(), toward)) continue;
                INFO("seed " << seed << ", command " << i << ", direction " << static_cast<int>(toward));
                CHECK(bumped != offers);
                ++(bumped ? refused : offered);
            }
        }
    }
    CHECK(refused > 50);
    CHECK(offered > 100);
}

TEST_CASE("an open question offers only its answers, and a finished game offers nothing", "[bots]") {
    const BotGame game{{.seed = 1}, Policy::Explorer};
    Report standing = game.play.standing();
    CHECK(possible_commands(game.play.observe(), standing).size() > 4);
    standing.going_on = true;
    CHECK(possible_commands(game.play.observe(), standing).front().is<Continue>());
    standing.question = Question::LeapIntoChasm;
    CHECK(possible_commands(game.play.observe(), standing).size() == 2);
    standing.over = true;
    CHECK(possible_commands(game.play.observe(), standing).empty());
}

}  // namespace cellophane
