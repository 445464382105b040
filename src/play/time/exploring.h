#pragma once

#include "play/time/long_commands.h"

namespace cellophane {

/// To what nobody has seen yet and to what lies about, until there is nothing left of either.
void begin_exploring(Turn& turn);
Stride explore_on(Turn& turn);

}  // namespace cellophane
