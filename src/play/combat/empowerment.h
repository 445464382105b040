#pragma once

#include "play/effects/living_level.h"

namespace cellophane {

/// Makes a creature stronger for good, heals it, and leaves it something to learn (spec 40, section 14.7).
void empower(Turn& turn, Monster& monster);

/// The chance to dominate a creature, in percent (spec 40, section 14.3).
constexpr int domination_percent(int health, int max_health) {
    return 5 * health < max_health ? 100 : 100 * (max_health - health) / max_health;
}

}  // namespace cellophane
