#pragma once

#include "screen/frame.h"
#include "view/layout.h"

namespace cellophane {

/// How long a sheet takes to slide over the map of a level that is entered first, and one step of it, in
/// milliseconds.
inline constexpr int transition_length = 420;
inline constexpr int transition_step = 35;

/// A transparent sheet slides over the map in sight, from left to right, and leaves the level behind it. What
/// lies before its edge is not there yet. `milliseconds` since it began.
void paint_level_transition(Frame& frame, int milliseconds, const Window& window);

}  // namespace cellophane
