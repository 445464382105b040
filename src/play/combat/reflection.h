#pragma once

#include <vector>

#include "play/effects/level_context.h"

namespace cellophane {

// How bolts are turned (rules/monsters.md 15.3).

/// The chance that somebody throws a bolt of a caster's back, in percent.
int reflection_percent_of(const Game& game, const ActorRef& whom, const ActorRef& caster);

/// A line from a cell in a random direction, by choice one whose first step is free.
std::vector<Pos> stray_line(Game& game, Pos from);

/// The way back to where a bolt came from: over the cells it flew over, and on beyond its origin.
std::vector<Pos> line_back(Size size, Pos origin, const std::vector<Pos>& flown);

}  // namespace cellophane
