#pragma once

#include "kit/grid/bit_grid.h"
#include "kit/rng/rng.h"
#include "world/level.h"

namespace cellophane {

/// The place of a horde that comes to a finished level.
struct LateHorde {
    Pos at{};
    /// Cells where none of its members may be put.
    const BitGrid& reserved;
};

/// Draws a horde for a level that is finished and puts it there, wandering (rules/monsters.md 5.6). The items
/// it carries come from a store of their own, `items`, with `items_left` in it. `born` counts the
/// creatures of the game (`Game::creatures_born`). The number of creatures that came; 0: none.
int place_late_horde(Level& level, const LateHorde& where, Rng& items, int& items_left, int& born, Rng& rng);

}  // namespace cellophane
