#pragma once

#include "play/effects/turn.h"

namespace cellophane {

/// To a known cell; to a neighbour at once, whatever it is.
void begin_travelling(Turn& turn, Pos target);
/// One step, and whether there will be another. Nobody is struck on the way.
bool travel_on(Turn& turn, const Travelling& travelling);

}  // namespace cellophane
