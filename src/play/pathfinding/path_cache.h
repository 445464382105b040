#pragma once

#include <cstdint>

#include "kit/grid/step_map.h"

namespace cellophane {

/// The way to whom somebody followed last, kept for the others who follow: most of a pack go over the same
/// ground. Working memory.
class PathCache {
public:
    /// Steps to a goal for one who comes from `from`. What lies farther off than that may count as
    /// unreachable: nobody needs to know.
    const Grid<std::int32_t>& to(Pos goal, Pos from, const BitGrid& ground, const BitGrid& corners);

private:
    Pos goal_ = nowhere;
    BitGrid ground_;
    BitGrid corners_;
    StepMap map_;
};

}  // namespace cellophane
