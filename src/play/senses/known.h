#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "kit/grid/distance_map.h"
#include "kit/grid/grid.h"
#include "play/senses/flight_maps.h"
#include "play/senses/light_cache.h"
#include "play/senses/safe_ground.h"
#include "play/senses/view_memory.h"
#include "play/senses/way_memory.h"
#include "play/senses/waypoint_maps.h"
#include "world/environment/surroundings.h"
#include "world/game.h"
#include "world/kept_sets.h"

namespace cellophane {

/// The properties of a cell as far as the hero knows: as it looks while in view, as remembered otherwise; of
/// an unknown cell nothing is known, which is not the same as no properties (spec 30, section 2.3).
TerrainProperties known_properties(const Place& place, Pos at);

/// Whether the hero knows that his armour lets no gas through.
bool breathes_any_air(const Hero& hero);

/// What of a cell can get at him, as far as he knows: what he need not breathe does not.
TerrainProperties known_dangers(const Game& game, Pos at);

inline bool is_known(const Place& place, Pos at) {
    return place.known.discovered.test(at) || place.known.magic_mapped.test(at);
}

/// Things drift, and what does is not where it was seen (spec 30, section 2.3).
bool may_have_drifted(const Knowledge& known, Pos at);

/// Whether automatic movement keeps off a cell (spec 60, section 10.5).
bool would_avoid(const Game& game, Pos at);

/// Whether a diagonal step would cut a corner the hero knows of.
bool cuts_known_corner(const Place& place, Pos from, Direction toward);

/// Whether a way that was planned can still be gone: no corner has come to light that a step would cut, and
/// nothing to keep off. The next cell of the route comes last.
bool is_way_clear(const Game& game, std::span<const Pos> route);

class Digging;

/// How terrain stood when the hero looked last: what he saw then he remembers as it was.
struct LastLook {
    bool is_known = false;
    std::uint32_t changes = 0;
    /// Gas drifts without being listed among the changes; what is too thin to have a kind does so as long as
    /// any other has one, which may have come and gone between two looks.
    bool had_gas = false;
    std::uint32_t drifts = 0;
};

/// Working memory of planning and looking, kept between turns so that a turn allocates nothing. It is no part
/// of the state.
struct Plans {
    /// The level below those dug so far is dug on from there; known to who digs, and to nobody else.
    std::shared_ptr<Digging> digging;
    Grid<std::int16_t> costs;
    Grid<std::int32_t> distances;
    SpreadScratch scratch;
    /// What is to be known of the hero's memory to cost his ways.
    KeptSets<4> remembered;
    LastLook last_look;
    LightCache light;
    /// Set by whoever sees to it that the light is finished (play/senses/lighting.h) before anybody looks at
    /// the state.
    bool light_when_asked = false;
    ViewMemory views;
    WaypointMaps waypoints;
    WayMemory ways;
    FlightMaps flight;
    SafeGround safe_ground;
    EnvironmentScratch environment;

    void resize(Size size) {
        if (costs.size() == size) return;
        costs = Grid<std::int16_t>{size};
        distances = Grid<std::int32_t>{size};
    }
};

/// Leaves in `plans` what each cell costs a journey (spec 60, section 10.5). Stairs are barred: a way across
/// them leads elsewhere.
void travel_costs(const Game& game, Plans& plans);

/// Where a journey to `target` ends: there, or at the nearest cell that can be reached; `nowhere_to_go` if
/// even that is the hero's own cell. Leaves in `plans` the distances to that end.
inline constexpr Pos nowhere_to_go{-1, -1};
Pos plan_travel(const Game& game, Pos target, Plans& plans);

/// Leaves in `plans` the distances to what is worth exploring (spec 60, section 10.8).
void plan_exploration(const Game& game, Plans& plans);

/// All its cells, the next first.
std::vector<Pos> planned_route(const Game& game, const Plans& plans);

/// The next step of a plan, or `Direction::count` when there is none.
Direction next_step(const Game& game, const Plans& plans);

}  // namespace cellophane
