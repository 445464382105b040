#pragma once

#include <span>
#include <vector>

#include "play/pathfinding/turn_caches.h"
#include "protocol/event.h"
#include "world/game.h"

namespace cellophane {

/// Computes what the hero sees by what light there is, and with it what the hero discovers and remembers
/// (rules/terrain.md 2.2 and 2.3). The cells discovered just now are returned in scan order.
BitGrid update_vision(Game& game, TurnCaches& caches);
/// Takes note of what has changed in the cells seen since the last look.
void note_changes(Game& game, TurnCaches& caches);
/// The same as `update_vision` for a single look; slower, as no working memory is kept.
BitGrid update_vision(Game& game);

/// Lets the hero see by flares for a moment (rules/terrain.md 18): the cells of its view that they light are
/// known from then on, though they are dark again at once. To be called after `update_vision`; returns the
/// cells discovered.
BitGrid see_by_flares(Game& game, TurnCaches& caches, std::span<const Event> events);

/// Whether a cell beside the hero is undiscovered (rules/hero.md 10.8).
bool is_too_dark_to_explore(const Game& game);

/// Makes the hero know a cell as it looks now, seen or not.
void discover(VisitedLevel& place, Pos at);

/// Finds the secrets in a cell: each layer that holds one is emptied, and what it hid appears there
/// (rules/terrain.md 3). Returns whether there was one.
bool reveal_secret(Game& game, Pos at, std::vector<Event>& events);

}  // namespace cellophane
