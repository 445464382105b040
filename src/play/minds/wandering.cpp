#include "play/minds/wandering.h"

#include <algorithm>
#include <array>

#include "kit/grid/distance_map.h"
#include "play/minds/companions.h"
#include "play/minds/fear.h"
#include "play/minds/stepping.h"
#include "play/senses/allegiance.h"
#include "play/senses/treading.h"

namespace cellophane {

namespace {

constexpr int farthest_choice = 39;

int count_waypoints(const Acting& acting) {
    return WaypointMaps::count(acting.level());
}

void look_around(const Acting& acting) {
    Plans& plans = acting.turn.plans;
    plans.waypoints.look_at(acting.place(), plans.environment.active);
}

/// The way to a waypoint from where it stands. Whoever asks has looked around.
const Grid<std::int32_t>& map_to(const Acting& acting, int waypoint) {
    return acting.turn.plans.waypoints.to(acting.place(), waypoint, acting.self.at);
}

/// Where it would go from where it stands.
class Exits {
public:
    explicit Exits(const Acting& acting) : acting_{acting} {}

    /// Whether one of them is nearer to a waypoint.
    bool lead_on(const Grid<std::int32_t>& map) {
        if (!known_) look();
        const Pos from = acting_.self.at;
        return std::any_of(open_.begin(), open_.begin() + count_,
                           [&](Pos at) { return map[at] < map[from]; });
    }

private:
    void look() {
        known_ = true;
        const Wariness wary = wariness_of(acting_);
        const Pos from = acting_.self.at;
        for (const Direction d : directions) {
            const Pos at = from + step(d);
            if (acting_.level().size().contains(at) && !wary.avoids(at) &&
                !cuts_corner(acting_.strata(), from, d))
                open_[static_cast<std::size_t>(count_++)] = at;
        }
    }

    const Acting& acting_;
    bool known_ = false;
    int count_ = 0;
    std::array<Pos, 8> open_{};
};

bool is_valid(const Acting& acting, int waypoint, Exits& exits) {
    return waypoint >= 0 && waypoint < count_waypoints(acting) &&
           (acting.self.wandering.visited & WaypointMaps::bit(waypoint)) == 0 &&
           map_to(acting, waypoint)[acting.self.at] < unreachable && exits.lead_on(map_to(acting, waypoint));
}

int nearest_valid(const Acting& acting, Exits& exits) {
    const int count = count_waypoints(acting);
    const WaypointMaps::Steps steps =
        acting.turn.plans.waypoints.measure(acting.place(), acting.self.at, count, farthest_choice);
    int best = -1;
    int least = farthest_choice;
    for (int i = 0; i < count; ++i) {
        const int distance = steps[static_cast<std::size_t>(i)];
        if (distance >= least || !is_valid(acting, i, exits)) continue;
        least = distance;
        best = i;
    }
    return best;
}

void choose_waypoint(const Acting& acting, Exits& exits) {
    Wandering& mind = acting.self.wandering;
    const int count = count_waypoints(acting);
    if (count == 0) {
        mind.target = -1;
        return;
    }
    for (int i = 0; i < 2; ++i) mind.visited &= ~WaypointMaps::bit(acting.rng().uniform(0, count - 1));
    if (mind.target >= 0 && mind.target < count) mind.visited |= WaypointMaps::bit(mind.target);
    mind.target = nearest_valid(acting, exits);
    if (mind.target >= 0) return;
    mind.visited = 0;
    mind.target = nearest_valid(acting, exits);
}

void roam(const Acting& acting) {
    look_around(acting);
    Wandering& mind = acting.self.wandering;
    const bool there = mind.target >= 0 && mind.target < count_waypoints(acting) &&
                       map_to(acting, mind.target)[acting.self.at] == 0;
    Exits exits{acting};
    if (there || !is_valid(acting, mind.target, exits)) choose_waypoint(acting, exits);
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

void wander(const Acting& acting) {
    if (leave_harm(acting) || guard_captive(acting)) return;
    const Direction prey = adjacent_target(acting);
    if (prey != Direction::count && step_toward(acting, prey)) return;
    const Monster* leader = leader_of(acting.level(), acting.self);
    if (leader != nullptr && leader->is_about()) return stay_with(acting, *leader);
    roam(acting);
}

}  // namespace cellophane
