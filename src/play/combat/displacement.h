#pragma once

#include <vector>

#include "play/turn/level_context.h"

namespace cellophane {

// Displacement other than by walking.

/// Puts the hero or a creature into a cell: frees it from webs and holds, and moves aside a creature there.
void land(Turn& turn, LevelContext& level, Actor& who, Pos to);

/// How many cells along a line a blink gets: it stops before what blocks movement or sight, before the hero,
/// and before creatures that are not submerged (rules/monsters.md 15.2).
int blink_length(const Game& game, const std::vector<Pos>& line, int reach);

/// Whether a bolt that halts before obstacles stops short of a cell.
bool stops_short_of(const Game& game, Pos at);

/// A captive joins the hero's side; any other target is left as it is.
void free_captive(Turn& turn, LevelContext& level, Actor& who);

}  // namespace cellophane
