#pragma once

#include "play/ai/acting.h"

namespace cellophane {

// Those who look for the hero, or for nothing at all (rules/monsters.md 7.1 and 9.11).

/// The turn of one that wanders.
void wander(const Acting& acting);

}  // namespace cellophane
