#pragma once

#include "kit/grid/bit_grid.h"

namespace cellophane {

/// Whether somebody may keep a light from any of the wanted cells, or from the one cell. Quick, and on the
/// safe side: who is told to may in fact not, but never the other way round (spec 30, section 16.2). `reach`
/// is how far the light gets, in whole cells; nobody stands in a light's own cell.
bool may_shade(Pos light, Pos somebody, const BitGrid& wanted, int reach);
bool may_shade(Pos light, Pos somebody, Pos cell);

}  // namespace cellophane
