#pragma once

#include <array>
#include <cstdint>

#include "dungeon/draft/draft.h"
#include "dungeon/draft/run_counters.h"
#include "dungeon/level_request.h"
#include "kit/base/result.h"

namespace cellophane {

/// The levels of one dungeon in order, depth after depth: what a level depends on from those above it (where
/// their stairs lie, what they have used up) is carried along. A plain value; copies are independent.
class Descent {
public:
    /// Whether a stage is to be run on a draft.
    using Wanted = bool (*)(const Stage& stage, const Draft& draft);

    /// The request's depth is not read. The request must have no problems. Only stages that are `wanted` are
    /// run; without it all are.
    explicit Descent(const LevelRequest& request, Wanted wanted = nullptr);

    /// The depth the next call of `next` digs, 1 to one below the deepest (there is no further level).
    int next_depth() const { return next_depth_; }

    /// Digs the next level. Fails below the deepest depth, and if 50 attempts at the level failed.
    Result<Level> next(const Watch& watch = {});

    /// Where stairs of a depth are meant to lie; the up-stairs target is that of the depth above.
    Pos down_target(int depth) const { return targets_[static_cast<std::size_t>(depth)]; }

    /// What the levels dug so far have used up.
    const RunCounters& counters() const { return counters_; }

private:
    LevelRequest request_;
    Wanted wanted_;
    /// What all streams of the dungeon are made of.
    std::uint64_t root_;
    int next_depth_ = 1;
    /// By depth; entry 0 is the up-stairs target of depth 1. A level dug puts its real stairs in.
    std::array<Pos, most_depths + 1> targets_{};
    RunCounters counters_;
};

/// Wants every stage that affects a level's items, creatures and machines. It skips `settle` where that moves
/// terrain alone, because nothing burns, drops or floats. For callers that do not need the final terrain.
bool concerns_contents(const Stage& stage, const Draft& draft);

/// The key of a level and of its k-th repetition (rules/levels.md 2.4 and 22).
std::uint64_t level_key(std::uint64_t master_seed, int depth, int repetition = 0);

}  // namespace cellophane
