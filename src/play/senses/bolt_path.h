#pragma once

#include <vector>

#include "world/game.h"

namespace cellophane {

/// The cells a bolt or a thrown thing flies over from the hero towards a target and on to the edge of the
/// map, his own left out (spec 40, section 15.1): of the lines that hit some part of the target's cell, the
/// best as far as he knows what is in the way.
std::vector<Pos> bolt_path(const Game& game, Pos target);

/// The cells from one place straight to another and on to the edge of the map, the first left out.
std::vector<Pos> straight_line(Size size, Pos from, Pos target);

/// Whether a bolt would fly from one place to another with nothing in its way: no wall, nobody.
bool has_open_line(const Game& game, Pos from, Pos target);

/// How far the hero throws, in cells (spec 60, section 2.3).
int throwing_range(const Hero& hero);

/// The part of that path which something thrown would take if everything is as the hero knows it: up to the
/// target, his range, or what is in the way.
std::vector<Pos> throw_route(const Game& game, Pos target);

}  // namespace cellophane
