#pragma once

#include "play/effects/level_context.h"

namespace cellophane {

/// What it takes from a creature to fall to the level below (rules/monsters.md 16.3).
int fall_damage(Rng& rng);

/// Creatures that stand over nothing drop to the level below.
void let_creatures_fall(LevelContext& living);
/// So do things, all at once; the dungeon's own turn sees to those that only drift there.
void let_items_fall(LevelContext& living);
/// A thing falls through the ground where it is, or breaks at it.
void lose_below(LevelContext& living, const Item& item);

}  // namespace cellophane
