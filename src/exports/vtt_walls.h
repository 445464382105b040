#pragma once

#include <vector>

#include "kit/base/pos.h"
#include "kit/grid/bit_grid.h"

namespace cellophane {

/// Corners of cells, from one to the next: the corner {x, y} is the upper left one of the cell {x, y}.
using Polyline = std::vector<Pos>;

/// The edges between marked cells and those beside them that are `open`, each once, joined to lines as long
/// as can be and bent only at corners. A line that closes ends where it began. Beyond the map nothing is
/// open.
std::vector<Polyline> outlines(const BitGrid& marked, const BitGrid& open);

}  // namespace cellophane
