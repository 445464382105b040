#pragma once

#include "world/game.h"

namespace cellophane {

// What the hero knows without seeing it (rules/terrain.md 2; rules/monsters.md 14.7).

/// Whether he feels where somebody is: a friend he has a bond with, a victim marked for an altar, an image
/// of a foe, one who walks as he walks, or, in a state of telepathy, anybody with a mind.
bool is_sensed(const Game& game, const Monster& monster);

/// The same of those who are not about yet as well: their minds glow, but they are not shown.
bool is_felt(const Game& game, const Monster& monster);

/// Where those are, and what is around them; `blocking` stops sight.
BitGrid sensed_cells(const Game& game, const BitGrid& blocking);

}  // namespace cellophane
