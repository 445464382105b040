#pragma once

#include "play/ai/acting.h"

namespace cellophane {

/// A creature whose ticks have run out does something (rules/monsters.md 7.1).
void take_turn(const Acting& acting);

/// Brings what it is about up to date: whether it knows of the hero, and whether it is afraid
/// (rules/monsters.md 7).
void update_state(const Acting& acting);

}  // namespace cellophane
