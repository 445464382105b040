#include <memory>

#include "content/feature_kinds.h"
#include "kit/rng/rng.h"
#include "tools/bench_games.h"
#include "tools/stopwatch.h"
#include "world/environment/features.h"
#include "world/game.h"

namespace cellophane {

namespace {

/// What a careless alchemist leaves behind.
constexpr Feature fire_and_gas[] = {Feature::Incineration, Feature::CausticPotionCloud,
                                    Feature::ConfusionPotionCloud, Feature::MethaneDewarShatters};

/// A level once each of them has come out somewhere where creatures pass.
Play set_ablaze(const Play& quiet, Rng& chance) {
    auto game = std::make_unique<Game>(quiet.game());
    Level& level = game->here().level;
    const int ways = static_cast<int>(level.waypoints.size());
    for (const Feature feature : fire_and_gas) {
        const Pos at = level.waypoints[static_cast<std::size_t>(chance.uniform(0, ways - 1))];
        place_feature(level.layers, feature, at, Cutting::Allowed, chance);
    }
    return Play::resumed(std::move(game));
}

}  // namespace

void bench_resting(std::size_t turns, Console console) {
    Play game = begun(bench_seed, 1, true);
    Stopwatch watch;
    while (watch.count() < turns) watch.measure([&] { return game.submit(Rest{}).turns; });
    console.out << watch.report("turn/rest") << std::flush;
}

void bench_resting_ablaze(std::size_t turns_a_level, Console console) {
    constexpr std::size_t turns_until_it_is_over = 50;
    Rng chance{stream_key(bench_seed, "ablaze")};
    Stopwatch watch;
    for (int depth = 1; depth <= long_amulet_depth; ++depth) {
        const Play quiet = begun(bench_seed, depth, true);
        for (std::size_t rested = 0; rested < turns_a_level; rested += turns_until_it_is_over) {
            Play game = set_ablaze(quiet, chance);
            for (std::size_t i = 0; i < turns_until_it_is_over; ++i)
                watch.measure([&] { return game.submit(Rest{}).turns; });
        }
    }
    console.out << watch.report("turn/rest/ablaze") << std::flush;
}

}  // namespace cellophane
