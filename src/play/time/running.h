#pragma once

#include "play/effects/turn.h"

namespace cellophane {

/// Straight on until there is something to look at.
void begin_running(Turn& turn, Direction toward);
/// One step, and whether there will be another.
bool run_on(Turn& turn, Running run);

}  // namespace cellophane
