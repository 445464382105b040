#pragma once

#include "kit/base/pos.h"

namespace cellophane {

/// Radius of the hero's light at a depth, in hundredths of a cell (spec 30, section 15.4).
int lantern_radius(int depth);

/// How much of the hero's light reaches a cell, in percent, never below 45 so that the floor stays readable.
/// It falls off in bands whose seams differ from cell to cell: a step of the hero then changes few cells.
int lantern_strength(Pos hero, Pos at, int depth);

}  // namespace cellophane
