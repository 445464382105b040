#pragma once

#include <cstddef>

#include "play/turn/turn.h"

namespace cellophane {

/// Keeps a frame for the viewer at a moment when the player has no say in what comes next (rules/hero.md 4.2,
/// step 17, and rules/hero.md 4.3, step 9).
void keep_animation_frame(Turn& turn);

/// Keeps a frame of what the last event launched, before it has any effect, so that the viewer sees it fly
/// (rules/interface.md 12).
void keep_flight(Turn& turn);
/// Drops the frames of a flight, reported by that event, of which nothing could be seen.
void forget_flight(Turn& turn, std::size_t event);

/// Takes back an event; later ones move up.
void take_back(Turn& turn, std::size_t event);

}  // namespace cellophane
