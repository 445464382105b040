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

/// The neighboring cells that the creature would step to.
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

/// A wanderer's choice among the waypoints of its level.
class Choice {
public:
    explicit Choice(const Acting& acting)
        : acting_{acting},
          ways_{acting.turn.caches.waypoints.look_at(acting.place(), acting.turn.caches.environment.active)},
          exits_{acting} {}

    /// Heads for the waypoint it has chosen, or for another; whether there is any.
    bool lead_on() {
        const bool there =
            is_target(mind_.target) &&
            acting_.level().waypoints[static_cast<std::size_t>(mind_.target)] == acting_.self.at;
        if (there || !is_valid(mind_.target)) choose();
        return mind_.target >= 0 && step_down(acting_, map_to(mind_.target), false);
    }

private:
    bool is_target(int waypoint) const { return waypoint >= 0 && waypoint < ways_.count(); }
    const Grid<std::int32_t>& map_to(int waypoint) { return ways_.to(waypoint, acting_.self.at); }

    bool is_valid(int waypoint) {
        return is_target(waypoint) && (mind_.visited & WaypointMaps::bit(waypoint)) == 0 &&
               ways_.is_open(acting_.self.at) && map_to(waypoint)[acting_.self.at] < unreachable &&
               exits_.lead_on(map_to(waypoint));
    }

    int nearest_valid() {
        // Many creatures are shut in: cages, pools, a crowd.
        if (!ways_.is_open(acting_.self.at) || !exits_.any()) return -1;
        return ways_.nearest(acting_.self.at, mind_.visited, farthest_choice,
                             [&](int waypoint) { return is_valid(waypoint); });
    }

    void choose() {
        const int count = ways_.count();
        if (count == 0) {
            mind_.target = -1;
            return;
        }
        for (int i = 0; i < 2; ++i) {
            const int forgotten = acting_.rng().uniform(0, count - 1);
            mind_.visited &= ~WaypointMaps::bit(forgotten);
        }
        if (is_target(mind_.target)) mind_.visited |= WaypointMaps::bit(mind_.target);
        mind_.target = nearest_valid();
        if (mind_.target >= 0) return;
        mind_.visited = 0;
        mind_.target = nearest_valid();
    }

    const Acting& acting_;
    Wandering& mind_ = acting_.self.wandering;
    WaypointMaps::Survey ways_;
    Exits exits_;
};

void roam(const Acting& acting) {
    if (!Choice{acting}.lead_on()) random_step(acting);
}

/// Percent of turns in which a follower near its leader takes a random step.
int restlessness(const Monster& leader) {
    if (leader.is(Behavior::Immobile)) return 100;
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
