#pragma once

#include <cstdint>

#include "kit/grid/step_map.h"

namespace cellophane {

/// The ways to the last goal followed, kept for further followers: most of a pack go over the same ground.
/// Working memory.
class PathCache {
public:
    /// Steps to a goal for a creature at `from`. What lies farther off than that may count as unreachable.
    const Grid<std::int32_t>& to(Pos goal, Pos from, const BitGrid& ground, const BitGrid& corners);

private:
    Pos goal_ = nowhere;
    BitGrid ground_;
    BitGrid corners_;
    StepMap map_;
};

}  // namespace cellophane
