#pragma once

#include "play/turn/level_context.h"

namespace cellophane {

/// Time runs until the hero has no ticks left to spend (rules/hero.md 4.4): creatures act when theirs are
/// up, and every 100 ticks the dungeon has its own turn.
void let_time_run(Turn& turn, LevelContext& level);

/// The dungeon's own turn (rules/hero.md 4.3).
void environment_turn(Turn& turn, LevelContext& level);

}  // namespace cellophane
