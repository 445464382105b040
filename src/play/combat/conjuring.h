#pragma once

#include "play/turn/level_context.h"

namespace cellophane {

// Creatures and terrain that appear out of nothing (rules/monsters.md 11.3; rules/items.md 16.5).

/// Makes a creature that joins its summoner `by`: it takes the summoner's state, follows it, and is gone with
/// it if `bound`. Those summoned on the hero's side follow the hero.
Monster called(MonsterKind kind, Pos at, Actor& by, bool bound, Rng& rng);

/// Puts a summoned creature as near to a place as possible; null if there is no room.
Monster* bring_in(Turn& turn, LevelContext& level, Monster called, Pos around);

/// Conjures `count` blades as near as possible to a cell, on the caster's side; fewer if there is no room.
void conjure_blades(Turn& turn, LevelContext& level, Actor& by, int count, Pos around);

/// Conjures a spirit that guards the hero for so many turns.
void conjure_spirit(Turn& turn, LevelContext& level, int turns);

/// Grows a mass of crystal from a cell.
void grow_crystal(LevelContext& level, Pos at, int magnitude);

}  // namespace cellophane
