#pragma once

#include "dungeon/draft/draft.h"

namespace cellophane {

/// Cells with an item lying on them.
BitGrid cells_with_items(const Draft& draft);
/// Cells with a creature on them, dormant ones left out.
BitGrid cells_with_monsters(const Draft& draft);
/// The same, dormant creatures included.
BitGrid cells_with_everybody(const Draft& draft);

/// The cell in front of the up stairs.
Pos arrival(const Draft& draft);

/// The search of rules/levels.md 0.4: a random cell with this floor and this liquid, free of everything,
/// found within 500 draws; {-1, -1} if none was.
Pos matching_cell(const Draft& draft, Terrain floor, Terrain liquid, Rng& rng);
/// The same for a terrain wanted on any layer, whatever it forbids.
Pos matching_cell_with(const Draft& draft, Terrain anywhere, Rng& rng);

}  // namespace cellophane
