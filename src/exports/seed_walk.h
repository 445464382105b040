#pragma once

#include <cstdint>

#include "dungeon/descent.h"

namespace cellophane {

/// Goes through the dungeons of a range of seeds, one level a step, each dungeon until it is left.
class SeedWalk {
public:
    using Wanted = Descent::Wanted;

    /// From the dungeon of the request on. Only stages that are `wanted` are run; null: all.
    SeedWalk(const LevelRequest& first, std::uint64_t last_seed, Wanted wanted)
        : last_seed_{last_seed}, request_{first}, wanted_{wanted}, descent_{first, wanted} {}

    std::uint64_t seed() const { return request_.seed; }
    /// The depth the next level has.
    int next_depth() const { return descent_.next_depth(); }
    Result<Level> next() { return descent_.next(); }

    /// On to the first level of the next dungeon, if there is one.
    void leave();
    /// The last dungeon has been left.
    bool done() const { return done_; }
    /// Dungeons that have been left.
    std::uint64_t seeds_done() const { return seeds_done_; }

private:
    std::uint64_t last_seed_;
    LevelRequest request_;
    Wanted wanted_;
    Descent descent_;
    std::uint64_t seeds_done_ = 0;
    bool done_ = false;
};

}  // namespace cellophane
