#pragma once

#include "play/turn/turn.h"

namespace cellophane {

// Haste and slowness: whatever a body does takes half the time, or twice (`Actor::move_ticks`). Each replaces
// the other (rules/hero.md 4.5).

void haste(Actor& who, int turns);
void slow(Actor& who, int turns);

/// Potions and charms haste the hero, which is told.
void become_hasted(Turn& turn, int turns);

}  // namespace cellophane
