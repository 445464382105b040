#pragma once

#include "play/effects/turn.h"

namespace cellophane {

/// Warns the hero, while he floats over perils or walks on lava, when it is time to turn back and when it is
/// too late (rules/hero.md 5.4).
void warn_of_no_return(Turn& turn);

}  // namespace cellophane
