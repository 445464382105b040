#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "kit/grid/step_map.h"
#include "world/environment/active_terrain.h"
#include "world/game.h"

namespace cellophane {

/// How far it is to each waypoint of a level, for those who walk (spec 40, section 9.11). Working memory: a
/// map is made when somebody asks for it, and kept while the ground stays as it is.
class WaypointMaps {
public:
    /// To be called before maps are asked for: takes note of the ground and of who stands on it.
    void look_at(const Place& place, ActiveTerrain& terrain);
    /// Steps to a waypoint for one who comes from `from`; `unreachable` where no way leads, and perhaps where
    /// it is farther than from there.
    const Grid<std::int32_t>& to(const Place& place, int waypoint, Pos from);
    /// No more of a level's waypoints are gone to: who has been where is remembered in one word.
    static constexpr int most = 64;
    static int count(const Level& level) { return std::min(static_cast<int>(level.waypoints.size()), most); }
    /// What stands for a waypoint in that word.
    static std::uint64_t bit(int waypoint) { return std::uint64_t{1} << waypoint; }
    /// Steps from a cell to each of the first so many waypoints, as their maps would have it, without making
    /// any that need not be; `limit` or more where it is that far or no way leads.
    using Steps = std::array<std::int32_t, most>;
    Steps measure(const Place& place, Pos from, int waypoints, int limit);
    /// Another level, or another state of the same.
    void forget() { known_ = false; }

private:
    void unmake() {
        made_.clear();
        looks_ = 0;
    }

    bool known_ = false;
    std::uint32_t changes_ = 0;
    BitGrid ground_;
    BitGrid corners_;
    /// The ground without those who do not get out of the way.
    BitGrid open_;
    std::vector<StepMap> maps_;
    /// Where each map leads; `nowhere` until it is made.
    std::vector<Pos> made_;
    /// How often somebody has measured the ways since they were unmade.
    int looks_ = 0;
};

}  // namespace cellophane
