#pragma once

#include "kit/grid/bit_grid.h"
#include "kit/rng/rng.h"

namespace cellophane {

/// A member drawn uniformly, counted in scan order (spec 10, section 2.2); {-1, -1}, and nothing drawn, if
/// there is none.
inline Pos random_cell(const BitGrid& cells, Rng& rng) {
    return cells.nth(rng.uniform(0, cells.count() - 1));
}

}  // namespace cellophane
