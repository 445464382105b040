#pragma once

#include "play/turn/level_context.h"

namespace cellophane {

// What time does to bodies (rules/hero.md 3, 4.2 and 4.3; rules/monsters.md 9.6).

/// What a turn of the hero's costs or mends before time runs: hunger or healing, burning, poison.
void wear_on_hero(Turn& turn, LevelContext& level);

/// 100 ticks pass for the hero's statuses, nutrition first.
void count_down_hero(Turn& turn, LevelContext& level);

/// 100 ticks pass for a creature: it heals, its statuses run down, it burns and sickens.
void count_down_creature(Turn& turn, LevelContext& level, Monster& monster);

}  // namespace cellophane
