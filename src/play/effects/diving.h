#pragma once

#include "world/game.h"

namespace cellophane {

/// Every 100 ticks, a creature that lives in water, mud or lava may submerge, by chance. One that is confined
/// to liquid flees until it has (rules/monsters.md 9.4).
void dive(Game& game, Monster& monster);

}  // namespace cellophane
