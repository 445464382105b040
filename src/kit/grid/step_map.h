#pragma once

#include <cstdint>

#include "kit/grid/bit_grid.h"
#include "kit/grid/distance_map.h"
#include "kit/grid/grid.h"

namespace cellophane {

/// How many steps every cell of `ground` is from `origin`, or `unreachable`; the origin need not be ground.
/// Diagonal steps may not cut the corner of a cell in `obstructions` (spec 10, section 0.3, where all cells
/// cost 1).
Grid<std::int32_t> steps_from(Pos origin, const BitGrid& ground, const BitGrid& obstructions, Steps steps);

}  // namespace cellophane
