#pragma once

#include "play/effects/turn.h"

namespace cellophane {

/// A din that everybody hears within so many steps of a place: they wake, come looking, and are past all
/// caution from then on (rules/monsters.md 6.5). A hero at its source is not forgotten soon.
void aggravate(Turn& turn, Pos source, int radius);

}  // namespace cellophane
