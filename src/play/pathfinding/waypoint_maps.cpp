#include "play/pathfinding/waypoint_maps.h"

#include "kit/grid/step_waves.h"
#include "play/pathfinding/passability.h"

namespace cellophane {

namespace {

/// Whether the creature stays where it is and cannot be passed.
bool is_fixture(const Monster& monster) {
    return (monster.state == MonsterState::Sleeping || monster.is_captive() ||
            monster.is(Behavior::Immobile)) &&
           monster.is_about();
}

}  // namespace

WaypointMaps::Survey WaypointMaps::look_at(const VisitedLevel& place, ActiveTerrain& terrain) {
    const TerrainLayers& layers = place.level.layers;
    if (!known_ || changes_ != layers.changes()) {
        terrain.refresh(layers);
        const BitGrid& blocked = terrain.barred();
        BitGrid corners = terrain.corners();
        const BitGrid secret = secret_passages(place.level, terrain.secrets());
        BitGrid ground = blocked.complement() | secret;
        corners -= secret;
        if (!known_ || !(ground == ground_) || !(corners == corners_)) unmake();
        is_open_known_ = false;
        ground_ = std::move(ground);
        corners_ = std::move(corners);
        changes_ = layers.changes();
        known_ = true;
    }
    if (note_fixtures(place.level) || !is_open_known_) {
        BitGrid open = ground_;
        for (const Pos at : fixtures_)
            if (open.size().contains(at)) open.reset(at);
        if (!(open == open_)) unmake();
        open_ = std::move(open);
        is_open_known_ = true;
    }
    made_.resize(place.level.waypoints.size(), nowhere);
    maps_.resize(place.level.waypoints.size());
    return {*this, place};
}

bool WaypointMaps::note_fixtures(const Level& level) {
    std::size_t count = 0;
    bool is_news = false;
    for (const Monster& monster : level.monsters) {
        if (!is_fixture(monster)) continue;
        if (count == fixtures_.size()) fixtures_.push_back(nowhere);
        is_news |= !(fixtures_[count] == monster.at);
        fixtures_[count++] = monster.at;
    }
    is_news |= count != fixtures_.size();
    fixtures_.resize(count);
    return is_news;
}

const Grid<std::int32_t>& WaypointMaps::to(const VisitedLevel& place, int waypoint, Pos from) {
    const auto number = static_cast<std::size_t>(waypoint);
    const Pos goal = place.level.waypoints[number];
    if (!(made_[number] == goal)) maps_[number].begin(goal, open_, corners_);
    made_[number] = goal;
    return maps_[number].as_far_as(from);
}

WaypointMaps::Candidates WaypointMaps::candidates(const VisitedLevel& place, Pos from, int waypoints,
                                                  std::uint64_t ruled_out) {
    Candidates all{.steps = {}, .unknown = BitGrid{open_.size()}};
    all.steps.fill(unreachable);
    for (int i = 0; i < waypoints; ++i) {
        if ((ruled_out & bit(i)) != 0) continue;
        const auto number = static_cast<std::size_t>(i);
        const Pos goal = place.level.waypoints[number];
        std::int32_t& steps = all.steps[number];
        if (made_[number] == goal) steps = maps_[number].known_at(from);
        // The cell of a fixture is not open, but a map can start from it.
        if (steps == unreachable && !open_.test(goal)) steps = to(place, i, from)[from];
        all.least = std::min(all.least, steps);
        if (steps == unreachable && open_.test(goal) &&
            !(made_[number] == goal && maps_[number].is_complete())) {
            all.unknown.set(goal);
            ++all.unknown_left;
        }
    }
    return all;
}

void WaypointMaps::note_reached(const VisitedLevel& place, const StepWaves& waves, int waypoints,
                                Candidates& all) {
    if (!waves.have_come_to(all.unknown)) return;
    for (int i = 0; i < waypoints; ++i) {
        const Pos goal = place.level.waypoints[static_cast<std::size_t>(i)];
        if (!all.unknown.test(goal) || !waves.front().test(goal)) continue;
        all.steps[static_cast<std::size_t>(i)] = waves.distance();
        all.unknown.reset(goal);
        --all.unknown_left;
        all.least = std::min(all.least, waves.distance());
    }
}

}  // namespace cellophane
