#include "play/ai/wandering.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "kit/grid/dijkstra_map.h"
#include "play/ai/ally_turn.h"
#include "play/ai/fear.h"
#include "play/ai/monster_step.h"
#include "play/pathfinding/monster_avoidance.h"
#include "play/pathfinding/passability.h"
#include "play/perception/allegiance.h"

namespace cellophane {

namespace {

constexpr int farthest_choice = 39;

int count_waypoints(const Acting& acting) {
    return WaypointMaps::count(acting.level());
}

void look_around(const Acting& acting) {
    TurnCaches& caches = acting.turn.caches;
    caches.waypoints.look_at(acting.place(), caches.environment.active);
}

/// The distance map to a waypoint, from where the creature stands. Requires `look_around` first.
const Grid<std::int32_t>& map_to(const Acting& acting, int waypoint) {
    return acting.turn.caches.waypoints.to(acting.place(), waypoint, acting.self.at);
}

/// The neighbouring cells that the creature would step to.
class Exits {
public:
    explicit Exits(const Acting& acting) : acting_{acting} {}

    /// Whether there are any.
    bool any() {
        for (std::size_t i = 0; i < directions.size(); ++i) {
            const Pos at = acting_.self.at + step(directions[i]);
            if (acting_.level().size().contains(at) && is_open(i, at)) return true;
        }
        return false;
    }

    /// Whether one of them is nearer to a waypoint.
    bool lead_on(const Grid<std::int32_t>& map) {
        const Pos from = acting_.self.at;
        for (std::size_t i = 0; i < directions.size(); ++i) {
            const Pos at = from + step(directions[i]);
            if (map.contains(at) && map[at] < map[from] && is_open(i, at)) return true;
        }
        return false;
    }

private:
    /// Computed on first use.
    bool is_open(std::size_t side, Pos at) {
        if (known_[side] == Exit::Unknown) {
            if (!wary_) wary_.emplace(avoidance_check_of(acting_));
            const bool open = !wary_->avoids(at) &&
                              !cuts_corner(acting_.layers(), acting_.self.at, directions[side]) &&
                              !is_in_the_way(acting_, at);
            known_[side] = open ? Exit::Open : Exit::Shut;
        }
        return known_[side] == Exit::Open;
    }

    enum class Exit : std::uint8_t { Unknown, Open, Shut };

    const Acting& acting_;
    std::optional<AvoidanceCheck> wary_;
    std::array<Exit, directions.size()> known_{};
};

bool is_valid(const Acting& acting, int waypoint, Exits& exits) {
    return waypoint >= 0 && waypoint < count_waypoints(acting) &&
           (acting.self.wandering.visited & WaypointMaps::bit(waypoint)) == 0 &&
           acting.turn.caches.waypoints.is_open(acting.self.at) &&
           map_to(acting, waypoint)[acting.self.at] < unreachable && exits.lead_on(map_to(acting, waypoint));
}

int nearest_valid(const Acting& acting, Exits& exits) {
    WaypointMaps& maps = acting.turn.caches.waypoints;
    // Many creatures are shut in: cages, pools, a crowd.
    if (!maps.is_open(acting.self.at) || !exits.any()) return -1;
    return maps.nearest(acting.place(), acting.self.at, count_waypoints(acting),
                        acting.self.wandering.visited, farthest_choice,
                        [&](int waypoint) { return is_valid(acting, waypoint, exits); });
}

void choose_waypoint(const Acting& acting, Exits& exits) {
    Wandering& mind = acting.self.wandering;
    const int count = count_waypoints(acting);
    if (count == 0) {
        mind.target = -1;
        return;
    }
    for (int i = 0; i < 2; ++i) {
        const int forgotten = acting.rng().uniform(0, count - 1);
        mind.visited &= ~WaypointMaps::bit(forgotten);
    }
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
                       acting.level().waypoints[static_cast<std::size_t>(mind.target)] == acting.self.at;
    Exits exits{acting};
    if (there || !is_valid(acting, mind.target, exits)) choose_waypoint(acting, exits);
    if (mind.target >= 0 && step_down(acting, map_to(acting, mind.target), false)) return;
    random_step(acting);
}

/// Percent of turns in which a follower near its leader takes a random step.
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
