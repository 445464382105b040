#pragma once

#include <vector>

#include "play/turn/level_context.h"

namespace cellophane {

// Blinking: crossing several cells at once in a straight line, as the bolt of blinking lets its caster do
// (rules/monsters.md 15.2). When creatures blink, ai/blinking decides.

/// How many cells along a line a blink gets: it stops before what blocks movement or sight, before the hero,
/// and before creatures that are not submerged.
int blink_length(const Game& game, const std::vector<Pos>& line, int reach);

/// Whether a bolt that halts before obstacles stops short of a cell.
bool stops_short_of(const Game& game, Pos at);

/// The hero or a creature blinks to a cell. The event comes before what the cell does to it.
void blink(Turn& turn, LevelContext& level, Actor& who, Pos to);

}  // namespace cellophane
