#pragma once

#include "play/turn/turn.h"

namespace cellophane {

/// Begins to run straight on until there is something to look at.
void begin_running(Turn& turn, Direction toward);
/// Takes one step; returns whether another follows.
bool run_on(Turn& turn, Running run);

}  // namespace cellophane
