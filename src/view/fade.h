#pragma once

#include "protocol/observation.h"
#include "screen/frame.h"

namespace cellophane {

inline constexpr int fade_frames = 120;
/// The milliseconds of one of them.
inline constexpr int fade_frame = 16;

/// Darkness takes the screen from the hero's cell on: it runs along the ways he could have gone, then over
/// all the rest. After `fade_frames` everything is black.
void paint_fade(Frame& frame, const Observation& seen, int frames);

}  // namespace cellophane
