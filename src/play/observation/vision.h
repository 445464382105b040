#pragma once

#include <span>
#include <vector>

#include "play/pathfinding/turn_caches.h"
#include "protocol/event.h"
#include "world/game.h"

namespace cellophane {

/// Computes what the hero sees by what light there is, and with it what he discovers and remembers
/// (rules/terrain.md 2.2 and 2.3). The cells discovered just now are returned in scan order.
BitGrid update_vision(Game& game, TurnCaches& caches);
/// The same for one who looks once: with working memory it is quicker.
BitGrid update_vision(Game& game);

/// What flares up lets the hero see for a moment (rules/terrain.md 18): what it lights up of his view is
/// known from then on, though it is dark again at once. To be called when he has looked around; the cells he
/// has discovered by it are returned.
BitGrid see_by_flares(Game& game, TurnCaches& caches, std::span<const Event> events);

/// Whether the hero cannot tell what he would walk into (rules/hero.md 10.8).
bool is_too_dark_to_explore(const Game& game);

/// The hero knows a cell as it looks now, whether or not he sees it.
void discover(VisitedLevel& place, Pos at);

/// Finds the secrets in a cell: each layer that holds one is emptied, and what it hid spawns there
/// (rules/terrain.md 3). Returns whether there was one.
bool reveal_secret(Game& game, Pos at, std::vector<Event>& events);

}  // namespace cellophane
