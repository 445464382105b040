#pragma once

#include "play/turn/turn.h"

namespace cellophane {

/// Begins to travel to a known cell; steps to a neighbour at once, whatever is there.
void begin_travelling(Turn& turn, Pos target);
/// Takes one step; returns whether another follows. Strikes no creature on the way unless the hero is
/// confused.
bool travel_on(Turn& turn, const Travelling& travelling);

}  // namespace cellophane
