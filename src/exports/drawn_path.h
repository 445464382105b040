#pragma once

#include <string>

#include "kit/grid/bit_grid.h"

namespace cellophane {

/// The side of a cell in the units of a drawn map: all its paths have whole coordinates.
inline constexpr int drawn_cell = 100;

/// The edge of some cells as an SVG path (M, L, Q, Z): straight where walls are built, round where they are
/// rough. Short steps of an edge to and fro, as caves and lakes have, become one slanting line; corners
/// between long edges are only slightly rounded.
std::string smooth_path(const BitGrid& cells);

}  // namespace cellophane
