#include "play/time/traveling.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <variant>

#include "play/pathfinding/travel_hazards.h"
#include "play/pathfinding/travel_planner.h"
#include "play/perception/known_terrain.h"
#include "play/time/opponents.h"
#include "play/time/strides.h"
#include "play/time/turn_cost.h"

namespace cellophane {

namespace {

bool is_known_lever(const Game& game, Pos at) {
    const TerrainLayers& memory = game.here().known.memory;
    return memory.has(at, {TerrainProperty::BlocksMovement}) &&
           memory.mechanics(at).has(TerrainMechanic::PromotesOnHero);
}

/// The direction of a neighbor that one step reaches; one round a corner is walked to like any other
/// cell, unless there is something in the wall to strike or to push.
Direction direction_to(const Game& game, Pos target) {
    const Direction d = direction_of(target - game.hero.at);
    if (d == Direction::count || !cuts_known_corner(game.here(), game.hero.at, d)) return d;
    return is_worth_a_blow(game, target) || is_known_lever(game, target) ? d : Direction::count;
}

}  // namespace

LongCommand begin_traveling(Turn& turn, Pos target) {
    const Game& game = turn.game;
    const VisitedLevel& place = game.here();
    if (!place.level.size().contains(target) || !is_known(place, target)) {
        turn.emit(TravelUnknown{});
        return {};
    }
    if (target == game.hero.at) {
        turn.emit(AlreadyThere{});
        return {};
    }
    const Direction beside = direction_to(game, target);
    if (beside != Direction::count) {
        walk(turn, beside);
        return {};
    }
    const TravelPlan plan = plan_travel(game, target, turn.caches);
    if (plan.end() == nowhere) {
        const std::optional<WayBarred> behind = way_barred(game, plan);
        turn.emit(TravelBlocked{!behind && is_behind_gas(game, target, turn.caches), behind});
        return {};
    }
    Traveling journey{plan.end(), plan.route()};
    std::reverse(journey.route.begin(), journey.route.end());
    return journey;
}

bool travel_on(Turn& turn, const Traveling& traveling) {
    Game& game = turn.game;
    if (traveling.route.empty()) return false;
    if (!is_path_clear(game, traveling.route)) {
        turn.emit(RouteChanged{});
        return false;
    }
    const Pos before = game.hero.at;
    const Pos next = traveling.route.back();
    // A confused hero cannot avoid creatures in the hero's way.
    const bool strays = game.hero.vitals.statuses.has(Status::Confused);
    if (const Monster* obstacle = obstacle_at(game, next); obstacle != nullptr && !strays) {
        halt_before(turn, *obstacle);
        return false;
    }
    walk(turn, direction_of(next - before), Question::None, strays ? StepMode::Fighting : StepMode::Peaceful);
    if (!(game.hero.at == next)) return is_getting_on(game, before);
    Traveling* journey = std::get_if<Traveling>(&game.doing);
    if (journey == nullptr) return false;
    journey->route.pop_back();
    return !journey->route.empty();
}

}  // namespace cellophane
