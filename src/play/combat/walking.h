#pragma once

#include "play/turn/level_context.h"

namespace cellophane {

// What the steps of the hero and of creatures have in common, beside what they come to (`consider`).

/// A random direction that the creature does not avoid; `Direction::count` if there is none.
Direction acceptable_direction(Turn& turn, const Monster& who);

/// The direction actually taken: confusion and flitting change the intended one. `Direction::count`: the
/// confused find no way at all.
Direction swayed(Turn& turn, const Actor& who, Direction toward);

/// Who beside it holds it fast; null if it is free.
const Actor* holding(const Game& game, const Actor& who);

/// The same; who is free is no longer marked as seized.
const Actor* holder_of(LevelContext& living, Actor& who);

/// Goes to a cell, and sends whoever is there to the one left, or near it. What the ground does to the two is
/// still to come. Returns who was there; null: the cell was free.
Actor* move_over(LevelContext& living, Actor& who, Pos to);

}  // namespace cellophane
