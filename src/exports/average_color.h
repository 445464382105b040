#pragma once

#include "screen/frame.h"

namespace cellophane {

/// The single color of a cell drawn as a dot: its ground and its sign mixed by the share of the cell each
/// covers.
Rgb average_color(const StyledCell& cell);

}  // namespace cellophane
