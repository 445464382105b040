#pragma once

#include "play/ai/target_choice.h"

namespace cellophane {

// Creatures that search for the hero, or for nothing at all (rules/monsters.md 7.1 and 9.11).

/// The turn of a wandering creature.
void wander(const Acting& acting);

}  // namespace cellophane
