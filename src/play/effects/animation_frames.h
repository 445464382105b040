#pragma once

#include <cstddef>

#include "play/effects/turn.h"

namespace cellophane {

/// The hero has no say in what comes next: whoever looks on gets to see how things stand (rules/hero.md 4.2,
/// step 17, and rules/hero.md 4.3, step 9).
void keep_animation_frame(Turn& turn);

/// What was told last sets out, and nothing has come of it yet: whoever looks on sees it fly
/// (rules/interface.md 12).
void keep_flight(Turn& turn);
/// In the end there was nothing to see of the flight that was told as that event.
void forget_flight(Turn& turn, std::size_t event);

/// Takes back what was told; what stood behind it moves up.
void take_back(Turn& turn, std::size_t event);

}  // namespace cellophane
