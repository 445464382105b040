#include "dungeon/descent.h"

#include <algorithm>
#include <array>
#include <string>

#include "content/features.h"
#include "dungeon/draft/draft.h"
#include "dungeon/pipeline.h"
#include "dungeon/seed.h"
#include "dungeon/stages/stages.h"
#include "kit/base/rehearsal.h"
#include "world/terrain_sets.h"

namespace cellophane {

namespace {

constexpr int most_repetitions = 50;

}  // namespace

std::uint64_t level_key(std::uint64_t master_seed, int depth, int repetition) {
    // Far behind the depths there are, so that a rehearsed change makes other levels of the same seed.
    constexpr int salt = 1000 * rehearsed_changes;
    const std::uint64_t seed = mix(master_seed, static_cast<std::uint64_t>(depth + salt));
    return repetition == 0 ? seed : mix(seed, static_cast<std::uint64_t>(repetition));
}

Descent::Descent(const LevelRequest& request, Wanted wanted)
    : request_{request},
      wanted_{wanted},
      root_{root_seed(request.seed, request.variant.row())},
      counters_{root_} {
    const Size size = request.size;
    targets_[0] = {(size.width - 1) / 2 - 1, size.height - 2};
    Rng rng{stream_key(root_, "stair_targets")};
    for (std::size_t depth = 1; depth < targets_.size(); ++depth) {
        // Style rogue puts stairs where its walk began and ended, on maps too small for distances.
        if (request.style == Style::Rogue) continue;
        do {
            const int x = rng.uniform(1, size.width - 2);
            const int y = rng.uniform(1, size.height - 2);
            targets_[depth] = {x, y};
        } while (king_distance(targets_[depth], targets_[depth - 1]) < size.width / 3);
    }
}

Result<Level> Descent::next(const Watch& watch) {
    const int depth = next_depth_;
    // What watches a level being dug may keep a draft of it, which goes on to name its row: rows of the list
    // stay.
    const VariantRow own = request_.variant.row();
    const VariantRow& variant = request_.variant.is_own() ? own : variant_rows[request_.variant.listed()];
    if (depth > variant.deepest_depth)
        return Problem{"bad-depth", "Depth " + std::to_string(depth) + " was asked for; the deepest is " +
                                        std::to_string(variant.deepest_depth) + "."};
    const auto index = static_cast<std::size_t>(depth);
    for (int repetition = 0; repetition <= most_repetitions; ++repetition) {
        Draft draft{{.key = level_key(root_, depth, repetition),
                     .style = request_.style,
                     .variant = &variant,
                     .depth = depth,
                     .size = request_.size,
                     .up_target = targets_[index - 1],
                     .down_target = targets_[index],
                     .rogue = request_.rogue,
                     .tuning = request_.tuning},
                    counters_};
        if (watch) draft.watch.begin(watch);
        for (const Stage& stage : pipeline(request_.style)) {
            if (wanted_ != nullptr && !wanted_(stage, draft)) continue;
            Rng rng{stream_key(draft.goal.key, stage.name)};
            stage.build(draft, rng);
            if (draft.watch) draft.emit({.kind = DigEventKind::StageDone, .stage = stage.name});
            if (draft.rejected) break;
        }
        if (draft.rejected) {
            if (draft.watch) draft.emit({.kind = DigEventKind::LevelRejected});
            continue;
        }
        targets_[index] = draft.stairs.down;
        counters_ = draft.counters;
        ++next_depth_;
        return level_of(std::move(draft));
    }
    return Problem{"undiggable", "No level could be dug for seed " + std::to_string(request_.seed) +
                                     ", depth " + std::to_string(depth) +
                                     ": 50 attempts left no place for the stairs."};
}

namespace {

/// Whether terrain releases flammable gas by itself.
bool breathes(const TerrainRow& row) {
    if (row.promotion_chance == 0 || row.promotes_into == Feature::None) return false;
    const Terrain gas = feature_rows[row.promotes_into].terrain;
    return feature_rows[row.promotes_into].layer == Layer::Gas &&
           terrain_rows[gas].properties.has(TerrainProperty::Flammable);
}

/// Whether fire could destroy an item or set off a machine before the hero arrives.
bool fire_may_matter(const Draft& draft, const BitGrid& burning) {
    const TerrainLayers& layers = draft.layers;
    // Where gas will burn cannot be foreseen.
    if (!is_empty(layers[Layer::Gas])) return true;
    const std::array kinds{TerrainSet{TerrainProperties{TerrainProperty::Flammable}},
                           TerrainSet::of(&breathes)};
    std::array<BitGrid, 2> sets{BitGrid{layers.size()}, BitGrid{layers.size()}};
    add_cells(layers, kinds, sets.data());
    const auto& [flammable, airy] = sets;
    if (airy.any()) return true;
    const BitGrid reached = flood(burning.dilated8(), flammable | burning.dilated8()).dilated8();
    if (reached.intersects(draft.ownership.any())) return true;
    return std::any_of(draft.items.begin(), draft.items.end(), [&](const Item& item) {
        return !item.carrier && item.row().flammable && reached.test(item.at);
    });
}

}  // namespace

bool concerns_contents(const Stage& stage, const Draft& draft) {
    if (stage.build != settle) return true;
    using P = TerrainProperty;
    const auto [burning, unsteady] = draft.layers.cells_with_each<2>(
        {TerrainProperties{P::Fire, P::Ignites}, TerrainProperties{P::Descends, P::Lava, P::DeepWater}});
    if (burning.any() && fire_may_matter(draft, burning)) return true;
    for (const Item& item : draft.items)
        if (!item.carrier && unsteady.test(item.at)) return true;
    return false;
}

}  // namespace cellophane
