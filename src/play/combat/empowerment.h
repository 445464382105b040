#pragma once

#include "play/effects/level_context.h"

namespace cellophane {

/// Makes a creature stronger for good, heals it, and leaves it something to learn (rules/monsters.md 14.7).
void empower(Turn& turn, Monster& monster);

}  // namespace cellophane
