#pragma once

#include "screen/frame.h"

namespace cellophane {

/// The one colour of a cell from so far away that it is a dot: as much of its ground shows as its sign leaves
/// bare.
Rgb from_afar(const StyledCell& cell);

}  // namespace cellophane
