#pragma once

#include "play/turn/turn.h"

namespace cellophane {

/// Noise heard within `radius` four-way steps of a place: creatures wake, come looking, and lose their
/// caution for good (rules/monsters.md 6.5). A hero at its source stays easier to notice for a time.
void aggravate(Turn& turn, Pos source, int radius);

}  // namespace cellophane
