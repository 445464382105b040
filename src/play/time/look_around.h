#pragma once

#include "play/effects/turn.h"

namespace cellophane {

/// The hero looks around and sees by what has flared up since he last did; those at his side gain by what he
/// discovers, which is returned.
BitGrid look_around(Turn& turn);

/// Nobody sees any more what flared up so far: the hero is elsewhere.
void leave_flares_behind(Turn& turn);

}  // namespace cellophane
