#pragma once

#include "play/turn/level_context.h"

namespace cellophane {

/// Duplicates the hero or a creature, each with half the health, rounded up (rules/monsters.md 14.5;
/// rules/items.md 16.5). The hero's double is a weak ally. False if there is no room for another.
bool duplicate(Turn& turn, LevelContext& level, Actor& who);

/// The same without halving the health.
bool duplicate_whole(Turn& turn, LevelContext& level, Actor& who);

}  // namespace cellophane
