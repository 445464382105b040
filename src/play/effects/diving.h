#pragma once

#include "world/game.h"

namespace cellophane {

/// 100 ticks pass for one that lives in water, mud or lava: chance has it go under, out of sight. Whoever
/// cannot leave the water keeps off until that is done (rules/monsters.md 9.4).
void dive(Game& game, Monster& monster);

}  // namespace cellophane
