#pragma once

#include "play/turn/turn.h"

namespace cellophane {

/// To travel to a known cell; nothing if it is a neighbor, to which the hero steps at once, whatever is
/// there, or if there is no way, which is told.
LongCommand begin_traveling(Turn& turn, Pos target);
/// Takes one step; returns whether another follows. Strikes no creature on the way unless the hero is
/// confused.
bool travel_on(Turn& turn, const Traveling& traveling);

}  // namespace cellophane
