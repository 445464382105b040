#pragma once

#include "play/turn/turn.h"

namespace cellophane {

/// What follows every action that took a turn (rules/hero.md 4.2): time, doors, sight, searching in
/// passing.
void pass_turn(Turn& turn);

}  // namespace cellophane
