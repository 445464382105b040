#pragma once

#include "play/turn/level_context.h"

namespace cellophane {

// Creatures between two levels (rules/monsters.md 16; rules/hero.md 12.2 to 12.4).

/// Advances travelers to the hero's level by an environment turn (100 ticks); those that are due arrive.
void advance_travelers(Turn& turn, LevelContext& living);

/// Places creatures that fell to this level near below where they fell.
void receive_fallen(Turn& turn);

/// Places travelers that were leaving the level the hero has come back to, as far along as they got.
void meet_travelers(Turn& turn);

}  // namespace cellophane
