#pragma once

#include <vector>

#include "play/turn/level_context.h"

namespace cellophane {

// Reflection of bolts (rules/monsters.md 15.3).

/// The chance that a target reflects a bolt of this caster's, in percent.
int reflection_percent_of(const Game& game, Actor& whom, Actor& caster);

/// A line from a cell in a random direction, preferably with a free first step.
std::vector<Pos> stray_line(Game& game, Pos from);

/// The way back to a bolt's origin over the cells it flew over, and on beyond the origin.
std::vector<Pos> line_back(Size size, Pos origin, const std::vector<Pos>& flown);

}  // namespace cellophane
