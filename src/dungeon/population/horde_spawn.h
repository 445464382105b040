#pragma once

#include "content/variants.h"
#include "kit/grid/bit_grid.h"
#include "kit/rng/rng.h"
#include "world/level.h"

namespace cellophane {

/// Where a horde spawns on a finished level.
struct HordeSpawn {
    Pos at{};
    /// Cells where none of its members may be put.
    const BitGrid& reserved;
};

/// Draws a horde for a level that is finished and puts it there, wandering (rules/monsters.md 5.6). The items
/// it carries come from a store of their own, `items`, with `items_left` in it. `born` counts the
/// creatures of the game (`Game::creatures_born`). The number of creatures that came; 0: none.
int spawn_horde(Level& level, const VariantRow& variant, const HordeSpawn& where, Rng& items, int& items_left,
                int& born, Rng& rng);

}  // namespace cellophane
