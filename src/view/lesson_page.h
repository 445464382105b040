#pragma once

#include "screen/frame.h"
#include "view/panels.h"

namespace cellophane {

/// How to play: on one page where the whole screen is in sight, else in parts. Returns how many.
int paint_lesson(Frame& frame, const PagePart& which);

}  // namespace cellophane
