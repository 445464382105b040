#pragma once

#include "play/time/long_commands.h"

namespace cellophane {

/// Begins to walk to unseen cells and to known items, until neither are left.
void begin_exploring(Turn& turn);
Stride explore_on(Turn& turn);

}  // namespace cellophane
