#pragma once

#include "screen/frame.h"
#include "view/eyesight.h"

namespace cellophane {

/// Turns a screen that is painted into what such eyes can read. `has_pictures`: the display can draw them.
void fit_to(const Eyesight& eyes, Frame& frame, bool has_pictures = false);
/// The same of one cell.
void fit_to(const Eyesight& eyes, StyledCell& cell, bool has_pictures = false);

}  // namespace cellophane
