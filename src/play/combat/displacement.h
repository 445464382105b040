#pragma once

#include <vector>

#include "play/effects/level_context.h"

namespace cellophane {

// Being somewhere else without having walked there.

/// Puts somebody into a cell: out of webs and holds, and whatever is below the surface there moves aside.
void land(Turn& turn, LevelContext& level, const ActorRef& who, Pos to);

/// How many cells along a line a blink gets: not into what blocks movement or sight, nor into anybody who is
/// not below the surface (rules/monsters.md 15.2).
int blink_length(const Game& game, const std::vector<Pos>& line, int reach);

/// Whether a bolt that halts before obstacles stops short of a cell.
bool stops_short_of(const Game& game, Pos at);

/// Somebody in shackles is on the hero's side from now on; nobody else is.
void free_captive(Turn& turn, LevelContext& level, const ActorRef& who);

}  // namespace cellophane
