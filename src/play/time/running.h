#pragma once

#include "play/turn/turn.h"

namespace cellophane {

/// To run straight on until there is something to look at.
LongCommand begin_running(Turn& turn, Direction toward);
/// Takes one step; returns whether another follows.
bool run_on(Turn& turn, Running run);

}  // namespace cellophane
