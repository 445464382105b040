#pragma once

#include "kit/grid/bit_grid.h"

namespace cellophane {

/// A radius that reaches over the whole of a standard map.
inline constexpr int sight_unlimited = 10800;

/// Line of sight: adds to `mask` every cell that can be seen from `origin` (rules/terrain.md 16): recursive
/// shadowcasting from the middle of the origin, blocking cells included in the mask, what lies behind them
/// not. Not symmetric. The radius is in hundredths of a cell. The origin itself is not added.
void field_of_view(const BitGrid& blocking, Pos origin, int radius_hundredths, BitGrid& mask);

}  // namespace cellophane
