#pragma once

#include <vector>

#include "play/pathfinding/turn_caches.h"
#include "world/game.h"

namespace cellophane {

/// Leaves in `caches` what each cell costs a journey (rules/hero.md 10.5). Stairs are barred: a way across
/// them leads elsewhere; so are the cells of creatures that `bars_way`, where the hero last saw them.
void travel_costs(const Game& game, TurnCaches& caches);

/// A way for the hero, laid down in `caches`: it holds until the next plan is made there.
class TravelPlan {
public:
    TravelPlan(const Game& game, const TurnCaches& caches, Pos end = nowhere)
        : game_{game}, caches_{caches}, end_{end} {}

    /// No way, because a creature that is gone round stands in the only one.
    static TravelPlan barred(const Game& game, const TurnCaches& caches, Pos by) {
        TravelPlan plan{game, caches};
        plan.barred_at_ = by;
        return plan;
    }

    /// Where a journey ends; `nowhere`: there is none, or the plan is to explore.
    Pos end() const { return end_; }
    /// The cell of the creature that bars the only way; `nowhere`: none does, or there is a way.
    Pos barred_at() const { return barred_at_; }
    /// `Direction::count` when there is none.
    Direction next_step() const;
    /// All cells of the route, the next first.
    std::vector<Pos> route() const;

private:
    const Game& game_;
    const TurnCaches& caches_;
    Pos end_;
    Pos barred_at_ = nowhere;
};

/// The way to a target. Where creatures that are gone round bar the only way, there is none. Otherwise, if
/// the target cannot be reached, the way to the nearest cell that can; none if that is the hero's own cell.
TravelPlan plan_travel(const Game& game, Pos target, TurnCaches& caches);

/// The way to what is most worth exploring (rules/hero.md 10.8).
TravelPlan plan_exploration(const Game& game, TurnCaches& caches);

/// Whether gas alone, seen or remembered, keeps the hero from a target or from all that is worth exploring.
/// For when there is nowhere to go: overwrites the plan.
bool is_behind_gas(const Game& game, Pos target, TurnCaches& caches);
bool are_goals_behind_gas(const Game& game, TurnCaches& caches);

}  // namespace cellophane
