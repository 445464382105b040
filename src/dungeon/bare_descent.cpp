#include "dungeon/bare_descent.h"

#include <algorithm>
#include <string>
#include <utility>

#include "dungeon/descent.h"
#include "dungeon/pipeline.h"

namespace cellophane {

namespace {

constexpr int most_repetitions = 50;

constexpr std::string_view furnishing[] = {
    "scatter_features", "furnish_rewards", "furnish_areas", "analyse_shape", "place_items",
    "place_gold",       "place_hordes",    "place_amulet",  "set_waypoints", "settle"};

}  // namespace

bool builds_architecture(const Stage& stage) {
    return std::find(std::begin(furnishing), std::end(furnishing), stage.name) == std::end(furnishing);
}

BareDescent::BareDescent(const LevelRequest& request) : request_{request} {
    const Descent furnished{request};
    for (int depth = 0; depth <= deepest_depth; ++depth)
        targets_[static_cast<std::size_t>(depth)] = furnished.down_target(depth);
}

Result<Strata> BareDescent::next() {
    const int depth = next_depth_;
    if (depth > deepest_depth) return Problem{"bad-depth", "There is no level below the deepest."};
    const auto index = static_cast<std::size_t>(depth);
    for (int repetition = 0; repetition <= most_repetitions; ++repetition) {
        Draft draft{{.key = level_key(request_.seed, depth, repetition),
                     .style = request_.style,
                     .depth = depth,
                     .size = request_.size,
                     .up_target = targets_[index - 1],
                     .down_target = targets_[index],
                     .rogue = request_.rogue},
                    Fortune{request_.seed}};
        for (const Stage& stage : pipeline(request_.style)) {
            if (!builds_architecture(stage)) continue;
            Rng rng{stream_key(draft.goal.key, stage.name)};
            stage.build(draft, rng);
            if (draft.rejected) break;
        }
        if (draft.rejected) continue;
        targets_[index] = draft.stairs.down;
        ++next_depth_;
        return std::move(draft.strata);
    }
    return Problem{"undiggable", "No layout could be dug for seed " + std::to_string(request_.seed) +
                                     ", depth " + std::to_string(depth) + "."};
}

}  // namespace cellophane
