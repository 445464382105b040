#pragma once

#include <vector>

#include "play/pathfinding/turn_caches.h"
#include "world/game.h"

namespace cellophane {

/// Leaves in `caches` what each cell costs a journey (rules/hero.md 10.5). Stairs are barred: a way across
/// them leads elsewhere.
void travel_costs(const Game& game, TurnCaches& caches);

/// Where a journey to `target` ends: there, or at the nearest cell that can be reached; `nowhere_to_go` if
/// even that is the hero's own cell. Leaves in `caches` the distances to that end.
inline constexpr Pos nowhere_to_go{-1, -1};
Pos plan_travel(const Game& game, Pos target, TurnCaches& caches);

/// Leaves in `caches` the distances to what is worth exploring (rules/hero.md 10.8).
void plan_exploration(const Game& game, TurnCaches& caches);

/// Whether gas alone, seen or remembered, keeps the hero from a target or from all that is worth exploring.
/// For when there is nowhere to go: overwrites the plan.
bool is_behind_gas(const Game& game, Pos target, TurnCaches& caches);
bool are_goals_behind_gas(const Game& game, TurnCaches& caches);

/// All cells of the planned route, the next first.
std::vector<Pos> planned_route(const Game& game, const TurnCaches& caches);

/// The next step of a plan, or `Direction::count` when there is none.
Direction next_step(const Game& game, const TurnCaches& caches);

}  // namespace cellophane
