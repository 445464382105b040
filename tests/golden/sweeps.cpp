#include <array>
#include <string>
#include <string_view>

#include "content/styles.h"
#include "dungeon/descent.h"
#include "dungeon/draft/draft.h"
#include "golden/goldens.h"
#include "kit/rng/rng.h"

namespace cellophane {

namespace {

/// Dungeons of one kind of request: how many of them, and how many levels of each.
struct Batch {
    std::string_view name;
    Size size = standard_size;
    int dungeons = 0;
    int levels = 0;
    Tuning tuning{};
};

constexpr Tuning tuned() {
    Tuning tuning;
    tuning.set(Tunable::Rooms, 60);
    tuning.set(Tunable::Loops, 250);
    tuning.set(Tunable::Machines, 300);
    return tuning;
}

constexpr Batch batches[] = {
    {.name = "79x29", .dungeons = 12, .levels = 26},
    {.name = "79x29 below the Amulet", .dungeons = 1, .levels = 40},
    {.name = "40x20", .size = {40, 20}, .dungeons = 4, .levels = 10},
    // Columns of more than 64 cells take more than one word of a set.
    {.name = "100x70", .size = {100, 70}, .dungeons = 2, .levels = 10},
    {.name = "79x29 tuned", .dungeons = 2, .levels = 10, .tuning = tuned()},
};

std::uint64_t told(const DigEvent& event) {
    std::uint64_t sum = static_cast<std::uint64_t>(event.kind);
    const auto note = [&](auto value) { sum = mix(sum, static_cast<std::uint64_t>(value)); };
    note(event.at.x);
    note(event.at.y);
    note(event.cells != nullptr ? event.cells->count() : -1);
    note(event.beside != nullptr ? event.beside->count() : -1);
    note(event.refused != nullptr ? event.refused->size() : 0);
    note(event.shape);
    note(event.terrain);
    note(event.blueprint);
    note(event.machine);
    note(event.parent);
    note(event.item);
    note(event.count);
    note(event.by_lot);
    return sum;
}

}  // namespace

std::vector<std::string> golden_sweeps() {
    std::vector<std::string> result{"style\tof\tdepth\thash"};
    for (const StyleRow& style : style_rows)
        for (const Batch& batch : batches) {
            std::array<std::uint64_t, long_deepest_depth> sums{};
            for (int seed = 1; seed <= batch.dungeons; ++seed) {
                Descent descent{{.seed = static_cast<std::uint64_t>(seed),
                                 .style = style.kind,
                                 .size = batch.size,
                                 .tuning = batch.tuning}};
                for (std::size_t i = 0; i < static_cast<std::size_t>(batch.levels); ++i) {
                    std::uint64_t& sum = sums[i];
                    const Result<Level> level = descent.next(
                        [&](const Draft&, const DigEvent& event) { sum = mix(sum, told(event)); });
                    sum = mix(sum, level.ok() ? hash(level.value()) : 1);
                    if (!level.ok()) break;
                }
            }
            for (int depth = 1; depth <= batch.levels; ++depth)
                result.push_back(golden_line({style.name, batch.name, std::to_string(depth)},
                                             hex(sums[static_cast<std::size_t>(depth - 1)])));
        }
    return result;
}

}  // namespace cellophane
