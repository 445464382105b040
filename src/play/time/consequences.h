#pragma once

#include "play/turn/level_context.h"

namespace cellophane {

/// Guardians and the like take their turns for the machines that have run since the last time, one after the
/// other, until none is left. Called after each action, the hero's and the creatures', and after each turn of
/// the dungeon's own.
void follow_up(Turn& turn, LevelContext& living);

}  // namespace cellophane
