#pragma once

#include "play/ai/target_choice.h"

namespace cellophane {

/// The turn of a creature that hunts the hero (rules/monsters.md 7.1).
void hunt(const Acting& acting);

/// The direction of the hero's freshest scent beside the creature; `Direction::count` if none is fresher
/// (rules/monsters.md 8).
Direction scent_direction(const Acting& acting);

}  // namespace cellophane
