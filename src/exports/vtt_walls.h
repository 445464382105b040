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

/// Cells in which walls for sight are left out: those across the middle of the cell, from side to side or up
/// and down.
struct WallGaps {
    BitGrid level;
    BitGrid upright;
};

/// The same edges as walls for sight, in hundredths of a cell: lines along the middles of the marked cells,
/// so that half of how a wall is drawn is in view. Each stretch is there once, though it ends sight from both
/// sides. From where such a line turns around a corner that stands out, a short one leads to the corner
/// itself: between two points on open cells they stop exactly the sight that the marked cells stop. Without
/// `to_corners` the short lines are left out.
std::vector<Polyline> middle_lines(const BitGrid& marked, const BitGrid& open, const WallGaps& gaps,
                                   bool to_corners = true);

/// Lines with fewer points, none of which was farther than `tolerance` from the new line; a closed line no
/// larger than that is gone.
std::vector<Polyline> simplified(const std::vector<Polyline>& lines, int tolerance);

int count_points(const std::vector<Polyline>& lines);

}  // namespace cellophane
