#pragma once

#include "kit/grid/bit_grid.h"
#include "kit/rng/rng.h"
#include "world/level.h"

namespace cellophane {

/// Where those come to who were not there when their level was dug.
struct LateHorde {
    Pos at{};
    /// Cells where none of them may come to stand.
    const BitGrid& reserved;
};

/// Draws a horde for a level that is finished and puts it there, wandering (rules/monsters.md 5.6). What they
/// carry comes from a store of its own, `items`, of which so many are left. How many came; 0: nobody.
int place_late_horde(Level& level, const LateHorde& where, Rng& items, int& items_left, Rng& rng);

}  // namespace cellophane
