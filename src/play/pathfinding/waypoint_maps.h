#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "kit/grid/step_map.h"
#include "kit/grid/step_waves.h"
#include "world/environment/active_terrain.h"
#include "world/game.h"

namespace cellophane {

/// Walking distances to each waypoint of a level (rules/monsters.md 9.11). Working memory: a map is made on
/// demand, and kept while the ground stays as it is.
class WaypointMaps {
public:
    class Survey;
    /// Takes note of the ground and of creatures in the way. Only its result can be asked for maps, so none
    /// is of a level as it was; it holds as long as both stay as they are.
    Survey look_at(const VisitedLevel& place, ActiveTerrain& terrain);
    /// No more of a level's waypoints are used: a creature's visits are kept in one word.
    static constexpr int most = 64;
    static int count(const Level& level) { return std::min(static_cast<int>(level.waypoints.size()), most); }
    /// The bit of a waypoint in that word.
    static std::uint64_t bit(int waypoint) { return std::uint64_t{1} << waypoint; }

private:
    const Grid<std::int32_t>& to(const VisitedLevel& place, int waypoint, Pos from);
    void unmake() { made_.clear(); }
    /// Finds the creatures that stay in the way; whether any have changed or moved.
    bool note_fixtures(const Level& level);

    /// The candidates of one query, with their steps as far as known from their maps.
    struct Candidates {
        std::array<std::int32_t, most> steps;
        BitGrid unknown;
        int unknown_left = 0;
        /// The least of the steps that are known and have not been asked about; `unreachable` if none are.
        std::int32_t least = unreachable;
    };
    Candidates candidates(const VisitedLevel& place, Pos from, int waypoints, std::uint64_t ruled_out);
    /// Takes note of the candidates that the front has reached.
    static void note_reached(const VisitedLevel& place, const StepWaves& waves, int waypoints,
                             Candidates& all);

    bool known_ = false;
    std::uint32_t changes_ = 0;
    BitGrid ground_;
    BitGrid corners_;
    /// The ground without creatures that stay in the way, and their cells.
    BitGrid open_;
    bool is_open_known_ = false;
    std::vector<Pos> fixtures_;
    std::vector<StepMap> maps_;
    /// Where each map leads; `nowhere` until it is made.
    std::vector<Pos> made_;
};

class WaypointMaps::Survey {
public:
    Survey(WaypointMaps& maps, const VisitedLevel& place) : maps_{maps}, place_{place} {}

    int count() const { return WaypointMaps::count(place_.level); }
    /// Steps to a waypoint for a creature at `from`; `unreachable` where no way leads, and perhaps where it
    /// is farther than from there.
    const Grid<std::int32_t>& to(int waypoint, Pos from) { return maps_.to(place_, waypoint, from); }
    /// Whether walking creatures can pass a cell. From other cells no waypoint can be reached.
    bool is_open(Pos at) const { return maps_.open_.test(at); }
    /// The nearest waypoint that is not `ruled_out` (a bit each), less than `limit` steps away, and for which
    /// `is_valid(int)` holds; of several as near the first. -1 if there is none. `from` has to be open.
    template <class IsValid>
    int nearest(Pos from, std::uint64_t ruled_out, int limit, IsValid&& is_valid);

private:
    WaypointMaps& maps_;
    const VisitedLevel& place_;
};

template <class IsValid>
int WaypointMaps::Survey::nearest(Pos from, std::uint64_t ruled_out, int limit, IsValid&& is_valid) {
    const int waypoints = count();
    Candidates all = maps_.candidates(place_, from, waypoints, ruled_out);
    // Steps are the same both ways, so one spread from here finds candidates without a map.
    std::optional<StepWaves> waves;
    if (all.unknown_left > 0) waves.emplace(from, maps_.open_, maps_.corners_);
    for (int distance = 0; distance < limit && (all.least < limit || waves); ++distance) {
        if (waves) note_reached(place_, *waves, waypoints, all);
        if (all.least == distance) {
            all.least = unreachable;
            for (int i = 0; i < waypoints; ++i) {
                const std::int32_t steps = all.steps[static_cast<std::size_t>(i)];
                if (steps == distance) {
                    if (is_valid(i)) return i;
                } else if (steps > distance) {
                    all.least = std::min(all.least, steps);
                }
            }
        }
        if (!waves) continue;
        if (all.unknown_left > 0) waves->advance();
        if (all.unknown_left == 0 || waves->is_over()) waves.reset();
    }
    return -1;
}

}  // namespace cellophane
