#pragma once

#include <vector>

#include "play/pathfinding/turn_caches.h"
#include "world/game.h"

namespace cellophane {

/// Leaves in `caches` what each cell costs a journey (rules/hero.md 10.5). Stairs are barred: a way across
/// them leads elsewhere.
void travel_costs(const Game& game, TurnCaches& caches);

/// A way for the hero, laid down in `caches`: it holds until the next plan is made there.
class TravelPlan {
public:
    TravelPlan(const Game& game, const TurnCaches& caches, Pos end = nowhere)
        : game_{game}, caches_{caches}, end_{end} {}

    /// Where a journey ends; `nowhere`: there is none, or the plan is to explore.
    Pos end() const { return end_; }
    /// `Direction::count` when there is none.
    Direction next_step() const;
    /// All cells of the route, the next first.
    std::vector<Pos> route() const;

private:
    const Game& game_;
    const TurnCaches& caches_;
    Pos end_;
};

/// The way to a target, or to the nearest cell that can be reached; none if even that is the hero's own cell.
TravelPlan plan_travel(const Game& game, Pos target, TurnCaches& caches);

/// The way to what is most worth exploring (rules/hero.md 10.8).
TravelPlan plan_exploration(const Game& game, TurnCaches& caches);

/// Whether gas alone, seen or remembered, keeps the hero from a target or from all that is worth exploring.
/// For when there is nowhere to go: overwrites the plan.
bool is_behind_gas(const Game& game, Pos target, TurnCaches& caches);
bool are_goals_behind_gas(const Game& game, TurnCaches& caches);

}  // namespace cellophane
