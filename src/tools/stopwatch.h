#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "content/styles.h"
#include "tools/commands.h"

namespace cellophane {

/// Times of single runs, in nanoseconds.
class Stopwatch {
public:
    template <class Work>
    auto measure(Work work) {
        const std::chrono::steady_clock::time_point start = std::chrono::steady_clock::now();
        auto result = work();
        nanoseconds_.push_back(
            std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::steady_clock::now() - start)
                .count());
        return result;
    }

    /// Drops the last run, which is not to count.
    void forget_last() { nanoseconds_.pop_back(); }
    std::size_t count() const { return nanoseconds_.size(); }

    /// One line of JSON, microseconds with one decimal; ends with a newline.
    std::string report(std::string_view name);

private:
    std::int64_t percentile(std::size_t percent) const;

    std::vector<std::int64_t> nanoseconds_;
};

/// Levels 1 to 26 of each of the first dungeons of a style, whole (`level/brogue`) or as architecture alone
/// (`layout/brogue`); the levels above are not counted against a level.
void bench_levels(Style style, std::size_t dungeons, Console console);
void bench_layouts(Style style, std::size_t dungeons, Console console);
/// All 26 levels of a dungeon, down to the Amulet.
void bench_dungeons(std::size_t dungeons, Console console);

/// Turns of a resting hero, on the first level (`turn/rest`), and on each of levels 1 to 26 while fire and
/// gas are about (`turn/rest/ablaze`).
void bench_resting(std::size_t turns, Console console);
void bench_resting_ablaze(std::size_t turns_a_level, Console console);
/// Turns of a hero hunted by twenty creatures (`turn/fight`), and of one among thirty wandering ones
/// (`turn/wander`).
void bench_fights(std::size_t turns, Console console);
void bench_wanderers(std::size_t turns, Console console);

/// Legal actions by chance, as programs play: an action alone (`…/step`), and the observation with the mask
/// before it
/// (`…/look`). Games begin on each of some depths and last 200 actions at most.
void bench_programs(std::string_view name, int shallowest, int deepest, std::size_t steps, Console console);
/// An action of one game of a batch, with its observation and mask (`batch/64`); all games in turn.
void bench_batch(std::size_t games, std::size_t rounds, Console console);

}  // namespace cellophane
