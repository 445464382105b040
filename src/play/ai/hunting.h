#pragma once

#include "play/ai/acting.h"

namespace cellophane {

/// The turn of one that is after the hero (rules/monsters.md 7.1).
void hunt(const Acting& acting);

/// Where the hero's trail leads from here, if it leads anywhere (rules/monsters.md 8).
Direction scent_direction(const Acting& acting);

}  // namespace cellophane
