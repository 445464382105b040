#pragma once

#include "play/ai/target_choice.h"

namespace cellophane {

/// The turn of a creature, due when its ticks have run out (rules/monsters.md 7.1).
void take_turn(const Acting& acting);

/// Updates the creature's state: whether it is aware of the hero, and whether it flees (rules/monsters.md 7).
void update_state(const Acting& acting);

}  // namespace cellophane
