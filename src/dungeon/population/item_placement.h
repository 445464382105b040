#pragma once

#include "dungeon/draft/draft.h"
#include "kit/rng/rng.h"

namespace cellophane {

/// Where items may come to lie (rules/levels.md 23.4). Floor that can never be reached becomes wall.
ItemWeights weigh_cells(Draft& draft);

/// Draws a cell by its weight and lowers the weights around it; any fitting cell if no weight is left.
Pos draw_by_weight(ItemWeights& weights, const Draft& draft, Rng& rng);
/// Any dry floor outside hallways; the weights around it are lowered all the same.
Pos draw_in_the_open(ItemWeights& weights, const Draft& draft, Rng& rng);

}  // namespace cellophane
