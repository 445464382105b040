#include "play/minds/wandering.h"

#include <algorithm>

#include "kit/grid/distance_map.h"
#include "play/minds/companions.h"
#include "play/minds/fear.h"
#include "play/minds/stepping.h"
#include "play/senses/allegiance.h"
#include "play/senses/treading.h"

namespace cellophane {

namespace {

constexpr int farthest_choice = 39;

std::uint64_t bit(int waypoint) {
    return std::uint64_t{1} << waypoint;
}

int count_waypoints(const Acting& acting) {
    return static_cast<int>(std::min<std::size_t>(acting.level().waypoints.size(), 64));
}

const Grid<std::int32_t>& map_to(const Acting& acting, int waypoint) {
    return acting.turn.plans.waypoints.to(acting.place(), waypoint);
}

bool leads_on(const Acting& acting, int waypoint) {
    const Grid<std::int32_t>& map = map_to(acting, waypoint);
    const Pos from = acting.self.at;
    return std::any_of(directions.begin(), directions.end(), [&](Direction d) {
        const Pos at = from + step(d);
        return map.contains(at) && map[at] < map[from] && !avoids(acting.game(), acting.self, at) &&
               !cuts_corner(acting.strata(), from, d);
    });
}

bool is_valid(const Acting& acting, int waypoint) {
    return waypoint >= 0 && waypoint < count_waypoints(acting) &&
           (acting.self.wandering.visited & bit(waypoint)) == 0 &&
           map_to(acting, waypoint)[acting.self.at] < unreachable && leads_on(acting, waypoint);
}

int nearest_valid(const Acting& acting) {
    int best = -1;
    int least = farthest_choice;
    for (int i = 0; i < count_waypoints(acting); ++i) {
        const int distance = map_to(acting, i)[acting.self.at];
        if (distance >= least || !is_valid(acting, i)) continue;
        least = distance;
        best = i;
    }
    return best;
}

void choose_waypoint(const Acting& acting) {
    Wandering& mind = acting.self.wandering;
    const int count = count_waypoints(acting);
    if (count == 0) {
        mind.target = -1;
        return;
    }
    for (int i = 0; i < 2; ++i) mind.visited &= ~bit(acting.rng().uniform(0, count - 1));
    if (mind.target >= 0 && mind.target < count) mind.visited |= bit(mind.target);
    mind.target = nearest_valid(acting);
    if (mind.target >= 0) return;
    mind.visited = 0;
    mind.target = nearest_valid(acting);
}

void roam(const Acting& acting) {
    Wandering& mind = acting.self.wandering;
    const bool there = mind.target >= 0 && mind.target < count_waypoints(acting) &&
                       map_to(acting, mind.target)[acting.self.at] == 0;
    if (there || !is_valid(acting, mind.target)) choose_waypoint(acting);
    if (mind.target >= 0 && step_down(acting, map_to(acting, mind.target), false)) return;
    random_step(acting);
}

/// How often one idles about its leader.
int restlessness(const Monster& leader) {
    if (leader.is(Behaviour::Immobile)) return 100;
    return leader.is_captive() ? 10 : 30;
}

void stay_with(const Acting& acting, const Monster& leader) {
    constexpr int near = 2;
    if (king_distance(acting.self.at, leader.at) > near) {
        path_toward(acting, leader.at, false);
        return;
    }
    if (acting.rng().percent(restlessness(leader))) random_step(acting);
}

}  // namespace

void lose_track(const Acting& acting) {
    Monster& self = acting.self;
    self.state = MonsterState::Wandering;
    const Pos last = self.wandering.hero_was_at;
    if (!acting.level().size().contains(last)) return;
    int least = unreachable;
    for (int i = 0; i < count_waypoints(acting); ++i) {
        const int distance = map_to(acting, i)[last];
        if (distance >= least) continue;
        least = distance;
        self.wandering.target = i;
        self.wandering.visited &= ~bit(i);
    }
}

void wander(const Acting& acting) {
    if (leave_harm(acting) || guard_captive(acting)) return;
    const Direction prey = adjacent_target(acting);
    if (prey != Direction::count && step_toward(acting, prey)) return;
    const Monster* leader = leader_of(acting.level(), acting.self);
    if (leader != nullptr && leader->is_about()) return stay_with(acting, *leader);
    roam(acting);
}

}  // namespace cellophane
