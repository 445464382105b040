#pragma once

#include <vector>

#include "content/bolts.h"
#include "world/game.h"

namespace cellophane {

/// A missile and its caster. `Bolt::count`: no bolt but a thrown item, which is aimed at a
/// place and neither burns nor pierces.
struct Aim {
    const Actor& caster;
    Bolt bolt = Bolt::count;
};

/// The cells a bolt flies over towards a target and on to the edge of the map, the caster's own left out
/// (rules/monsters.md 15.1): of the lines that hit some part of the target's cell, the best as far as the
/// caster knows what is in the way. Creatures know everything but what hides from them.
std::vector<Pos> bolt_path(const Game& game, const Aim& aim, Pos target);
/// The same for what the hero throws.
std::vector<Pos> bolt_path(const Game& game, Pos target);

/// The cells from one place straight to another and on to the edge of the map, the first left out. The target
/// may lie off the map.
std::vector<Pos> straight_line(Size size, Pos from, Pos target);

/// Whether some line between two places is free of walls, doors and unsubmerged creatures.
bool has_open_line(const Game& game, Pos from, Pos target);

/// Whether `who` is hidden from `from`: below the surface, or invisible with no gas around to show it.
/// Teammates see the invisible.
bool hides_from(const Game& game, const Actor& who, const Actor& from);

/// How far the hero throws, in cells (rules/hero.md 2.3).
int throwing_range(const Hero& hero);

/// The path of a staff's or wand's bolt; while its kind is unknown, that of a thrown item.
std::vector<Pos> stick_path(const Game& game, const Item& stick, Pos target);

/// The part of it which the bolt would take if everything is as the hero knows it: past the target, up to its
/// range, a creature or an obstacle in the way, or the unknown.
std::vector<Pos> stick_route(const Game& game, const Item& stick, Pos target);

/// Where a staff known to be of blinking may carry the hero, as far as the hero knows: one cell if the hero
/// knows how strong it is.
std::vector<Pos> blink_ends(const Game& game, const Item& stick, Pos target);

/// The part of its path which a thrown item would take if everything is as the hero knows it: up to the
/// target, the hero's range, or what is in the way.
std::vector<Pos> throw_route(const Game& game, Pos target);

}  // namespace cellophane
