#pragma once

#include "world/game.h"

namespace cellophane {

// What rings of clairvoyance show and hide (rules/terrain.md 2.1; rules/items.md 20).

/// Cells seen through walls; none without a ring that does so.
BitGrid clairvoyant_cells(const Game& game);

/// Cells that cannot be seen however well they are lit; none without a ring that hides them.
BitGrid blotted_cells(const Game& game);

}  // namespace cellophane
