#pragma once

#include "play/turn/level_context.h"

namespace cellophane {

/// Damage to a creature by a fall to the level below (rules/monsters.md 16.3).
int fall_damage(Rng& rng);

/// Lets creatures over a pit fall to the level below.
void let_creatures_fall(LevelContext& living);
/// Lets all items over a pit fall at once; those that only drift there fall in the environment's turn.
void let_items_fall(LevelContext& living);
/// An item falls to the level below, or breaks.
void lose_below(LevelContext& living, const Item& item);

}  // namespace cellophane
