#pragma once

#include "play/effects/level_context.h"

namespace cellophane {

// Who and what appears out of nothing (rules/monsters.md 11.3; rules/items.md 16.5).

/// A creature that has been called joins somebody: it does what the one does, follows it, and is gone with it
/// if it is bound. Friends of the hero's follow him.
Monster called(MonsterKind kind, Pos at, const ActorRef& by, const Level& level, bool bound, Rng& rng);

/// Somebody who has been called comes to stand as near to a place as may be; null if there is no room.
Monster* bring_in(Turn& turn, LevelContext& level, Monster called, Pos around);

/// So many blades as near as may be to a cell, on the side of who called them; fewer where there is no room.
void conjure_blades(Turn& turn, LevelContext& level, const ActorRef& by, int count, Pos around);

/// A spirit that guards the hero for so many turns.
void conjure_spirit(Turn& turn, LevelContext& level, int turns);

/// A mass of crystal that grows from a cell.
void grow_crystal(LevelContext& level, Pos at, int magnitude);

}  // namespace cellophane
