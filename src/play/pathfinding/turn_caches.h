#pragma once

#include <cstdint>
#include <memory>

#include "kit/grid/dijkstra_map.h"
#include "kit/grid/grid.h"
#include "play/lighting/light_cache.h"
#include "play/pathfinding/escape_map.h"
#include "play/pathfinding/flee_maps.h"
#include "play/pathfinding/path_cache.h"
#include "play/pathfinding/waypoint_maps.h"
#include "play/perception/view_cache.h"
#include "world/cell_set_cache.h"
#include "world/environment/surroundings.h"

namespace cellophane {

class Digging;

/// The terrain's counters when the hero looked last: what the hero saw then the hero remembers as it was.
struct LastLook {
    bool is_known = false;
    std::uint32_t changes = 0;
    /// Gas drifts without being listed among the changes; what is too thin to have a kind does so as long as
    /// any other has one, which may have come and gone between two looks.
    bool had_gas = false;
    std::uint32_t drifts = 0;
};

/// What was derived from the hero's level: dropped as one when the hero leaves it, so that none can be
/// forgotten.
struct LevelCaches {
    /// Cell sets of the hero's memory that travel costs depend on.
    CellSetCache<4> remembered;
    LastLook last_look;
    ViewCache views;
    WaypointMaps waypoints;
    PathCache ways;
    FleeMaps flight;
    EscapeMap escape_map;
    EnvironmentScratch environment;
};

/// Working memory of planning and looking, kept between turns so that a turn allocates nothing. It is no part
/// of the state.
struct TurnCaches : LevelCaches {
    /// The digging so far, from which the next level down continues. Copies of a game share it.
    std::shared_ptr<const Digging> digging;
    Grid<std::int16_t> costs;
    Grid<std::int32_t> distances;
    SpreadScratch scratch;
    LightCache light;
    /// Set by an owner that finishes the light (play/lighting/lighting.h) before the state is read.
    bool light_when_asked = false;

    void leave_level() { static_cast<LevelCaches&>(*this) = {}; }

    void resize(Size size) {
        if (costs.size() == size) return;
        costs = Grid<std::int16_t>{size};
        distances = Grid<std::int32_t>{size};
    }
};

}  // namespace cellophane
