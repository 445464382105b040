#pragma once

#include <cstdint>

#include "dungeon/descent.h"

namespace cellophane {

/// Goes through the dungeons of a range of seeds, one level a step, each dungeon until it is left. Levels
/// hold what they hold, but their terrain may not have settled.
class SeedWalk {
public:
    SeedWalk(std::uint64_t first_seed, std::uint64_t last_seed, Style style, const DungeonVariant& variant)
        : last_seed_{last_seed},
          style_{style},
          variant_{variant},
          seed_{first_seed},
          descent_{{.seed = seed_, .style = style_, .variant = variant_}, concerns_contents} {}

    std::uint64_t seed() const { return seed_; }
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
    Style style_;
    DungeonVariant variant_;
    std::uint64_t seed_;
    Descent descent_;
    std::uint64_t seeds_done_ = 0;
    bool done_ = false;
};

}  // namespace cellophane
