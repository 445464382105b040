#pragma once

#include <vector>

#include "content/bolts.h"
#include "world/game.h"

namespace cellophane {

/// Who sends what. Null: the hero. `Bolt::count`: something that is for nobody in particular and burns and
/// pierces nothing, as whatever is thrown.
struct Aim {
    const Monster* caster = nullptr;
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

/// Whether a bolt could fly from one place to another with nothing in its way: no wall, no door, nobody.
bool has_open_line(const Game& game, Pos from, Pos target);

/// Whether somebody hides from somebody else: invisible, and no gas around to show it, or below the surface.
/// Friends know of each other. Null stands for the hero.
bool hides_from(const Game& game, const Monster* who, const Monster* from);

/// How far the hero throws, in cells (rules/hero.md 2.3).
int throwing_range(const Hero& hero);

/// The path of what a staff or a wand sends; as long as nobody knows what that is, of something plain.
std::vector<Pos> stick_path(const Game& game, const Item& stick, Pos target);

/// The part of it which the bolt would take if everything is as the hero knows it: past the target, until its
/// range, somebody or something is in the way, or the unknown begins.
std::vector<Pos> stick_route(const Game& game, const Item& stick, Pos target);

/// Where a staff known to be of blinking may carry the hero, as far as he knows: one cell if he knows how
/// strong it is.
std::vector<Pos> blink_ends(const Game& game, const Item& stick, Pos target);

/// The part of that path which something thrown would take if everything is as the hero knows it: up to the
/// target, his range, or what is in the way.
std::vector<Pos> throw_route(const Game& game, Pos target);

}  // namespace cellophane
