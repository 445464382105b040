#pragma once

#include "play/turn/turn.h"

namespace cellophane {

/// Updates what the hero sees, also by flares since the hero's last look; the hero's allies gain by the
/// hero's discoveries. Returns the newly discovered cells.
BitGrid look_around(Turn& turn);

/// Disregards all flares so far, because the hero is elsewhere now.
void leave_flares_behind(Turn& turn);

}  // namespace cellophane
