#pragma once

#include "protocol/observation.h"
#include "screen/frame.h"

namespace cellophane {

/// How many frames the end takes to cover the screen: a victory twice as many as a death.
int fade_frames(const Observation& seen);
/// The milliseconds of one of them.
inline constexpr int fade_frame = 16;

/// Darkness takes the screen from the hero's cell on, or daylight, or whatever shines in the portal: it runs
/// along the ways the hero could have gone, then over all the rest. After `fade_frames` there is nothing
/// else.
void paint_fade(Frame& frame, const Observation& seen, int frames);

}  // namespace cellophane
