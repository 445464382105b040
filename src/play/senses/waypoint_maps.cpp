#include "play/senses/waypoint_maps.h"

#include "kit/grid/step_waves.h"
#include "play/senses/treading.h"

namespace cellophane {

namespace {

/// Those nobody walks through, and who stay where they are.
BitGrid fixtures(const Level& level) {
    BitGrid cells{level.size()};
    for (const Monster& monster : level.monsters)
        if (monster.is_about() && (monster.state == MonsterState::Sleeping ||
                                   monster.is(Behaviour::Immobile) || monster.is_captive()))
            cells.set_if_inside(monster.at);
    return cells;
}

}  // namespace

void WaypointMaps::look_at(const Place& place, ActiveTerrain& terrain) {
    const Strata& strata = place.level.strata;
    if (!known_ || changes_ != strata.changes()) {
        terrain.refresh(strata);
        const BitGrid& blocked = terrain.barred();
        BitGrid corners = terrain.corners();
        const BitGrid secret = secret_ways(place.level, terrain.secrets());
        BitGrid ground = blocked.complement() | secret;
        corners -= secret;
        if (!known_ || !(ground == ground_) || !(corners == corners_)) unmake();
        ground_ = std::move(ground);
        corners_ = std::move(corners);
        changes_ = strata.changes();
        known_ = true;
    }
    BitGrid open = ground_ - fixtures(place.level);
    if (!(open == open_)) unmake();
    open_ = std::move(open);
    made_.resize(place.level.waypoints.size(), nowhere);
    maps_.resize(place.level.waypoints.size());
}

const Grid<std::int32_t>& WaypointMaps::to(const Place& place, int waypoint, Pos from) {
    const auto number = static_cast<std::size_t>(waypoint);
    const Pos goal = place.level.waypoints[number];
    if (!(made_[number] == goal)) maps_[number].begin(goal, open_, corners_);
    made_[number] = goal;
    return maps_[number].as_far_as(from);
}

WaypointMaps::Steps WaypointMaps::measure(const Place& place, Pos from, int waypoints, int limit) {
    Steps steps;
    steps.fill(unreachable);
    // It is as far there as back, so one look around finds all of them; where nothing changes maps pay.
    constexpr int looks_worth_maps = 40;
    const bool pays = ++looks_ > looks_worth_maps;
    BitGrid sought{open_.size()};
    int left = 0;
    for (int i = 0; i < waypoints; ++i) {
        const auto number = static_cast<std::size_t>(i);
        const Pos goal = place.level.waypoints[number];
        if (pays || made_[number] == goal || !open_.test(goal))
            steps[number] = to(place, i, from)[from];
        else if (open_.test(from)) {
            sought.set(goal);
            ++left;
        }
    }
    if (left == 0) return steps;
    for (StepWaves waves{from, open_, corners_}; left > 0 && waves.front().any() && waves.distance() < limit;
         waves.advance()) {
        if (!waves.front().intersects(sought)) continue;
        for (int i = 0; i < waypoints; ++i) {
            const Pos goal = place.level.waypoints[static_cast<std::size_t>(i)];
            if (!sought.test(goal) || !waves.front().test(goal)) continue;
            steps[static_cast<std::size_t>(i)] = waves.distance();
            --left;
        }
    }
    return steps;
}

}  // namespace cellophane
