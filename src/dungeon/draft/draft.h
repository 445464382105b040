#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "content/autogenerators.h"
#include "content/styles.h"
#include "content/tunables.h"
#include "content/variants.h"
#include "dungeon/draft/item_weights.h"
#include "dungeon/draft/run_counters.h"
#include "kit/grid/bit_grid.h"
#include "kit/rng/rng.h"
#include "protocol/dig_event.h"
#include "world/level.h"

namespace cellophane {

/// What style `rogue` may be asked for besides (rules/levels.md 25.4).
struct RogueOptions {
    /// Columns and rows of the grid of rooms; lowered until they fit the map.
    Size grid{3, 3};
    /// Up to three rooms are just a bend in a corridor.
    bool gone_rooms = true;
    /// Corridors are L-shaped, not stepped.
    bool bent_corridors = true;
};

/// What is settled about a level before it is dug.
struct LevelPlan {
    /// The key of this attempt at the level; every stage mixes its name into it (rules/levels.md 2.3 and
    /// 22).
    std::uint64_t key = 0;
    Style style = Style::Brogue;
    /// Never null. A row of the list stays where it is, one of somebody's own for as long as the level is
    /// dug.
    const VariantRow* variant = &variant_rows[Variant::Brogue];
    int depth = 1;
    Size size = standard_size;
    Pos up_target;
    Pos down_target;
    RogueOptions rogue{};
    Tuning tuning{};

    /// The depth of the long dungeon at which what grows with depth is read.
    int long_depth() const { return cellophane::long_depth(*variant, depth); }
    /// One of the depths of the long dungeon whose hordes and terrain are found here; the last level is like
    /// the last of the long dungeon. Draws only if there are several.
    int drawn_long_depth(Rng& rng) const {
        if (depth == variant->deepest_depth) return long_depth();
        const Range depths = long_depths(*variant, depth);
        return depths.least == depths.most ? depths.least : rng.uniform(depths.least, depths.most);
    }
    bool is_below_amulet() const { return depth > variant->amulet_depth; }
    /// What lies here in a short dungeon; none in the long one.
    const DepthSupply* supply() const {
        return variant->is_by_curves() ? nullptr : &variant->supplies[static_cast<std::size_t>(depth - 1)];
    }
};

/// The floor plan while rooms grow (rules/levels.md 7): three disjoint sets, rock is what is left.
struct FloorPlan {
    FloorPlan() = default;
    explicit FloorPlan(Size size) : floor{size}, doors{size}, off_limits{size} {}

    BitGrid floor;
    BitGrid doors;
    /// Outside a region being redesigned: never written.
    BitGrid off_limits;

    BitGrid open() const { return floor | doors; }
};

/// What the machine builder finds out about a level's terrain; stale with every change.
struct Survey {
    /// The open map that the draft's topology was made from (rules/levels.md 13.1).
    std::optional<BitGrid> open;
    /// How many cells the nearest chokepoint cuts off (rules/levels.md 13.4).
    std::optional<Grid<std::int32_t>> choke_map;
    /// Cells a walker enters of its own will; undiscovered secret doors count.
    std::optional<BitGrid> walkable;
};

struct Draft;

/// Called with the level so far after everything that is worth telling: for the dig viewer, tests and
/// statistics, never for rules. Watching changes nothing.
using Watch = std::function<void(const Draft& draft, const DigEvent& event)>;

/// The watcher of a draft. Copies of a draft are not watched: they may outlive the watcher.
class Onlooker {
public:
    Onlooker() = default;
    Onlooker(const Onlooker&) {}
    /// A draft assigned to a watched one is watched in its place.
    Onlooker& operator=(const Onlooker&) { return *this; }

    void begin(const Watch& watch) { watch_ = &watch; }
    explicit operator bool() const { return watch_ != nullptr; }
    void emit(const Draft& draft, const DigEvent& event) const { (*watch_)(draft, event); }

private:
    const Watch* watch_ = nullptr;
};

/// A level under construction, with scratch data that the finished level does not keep.
struct Draft {
    Draft(const LevelPlan& plan_for, const RunCounters& found_above);

    LevelPlan goal;
    FloorPlan plan;
    /// In the order they were built, the first room first.
    std::vector<RoomRecord> rooms;
    /// Door sites made by the loop step.
    int loops = 0;
    /// The first level's T, which no machine and no statue is given.
    BitGrid entrance;
    /// Cells of accepted lakes, one set per lake.
    BitGrid lakes;
    int lake_count = 0;
    /// Bridges laid by the bridge step.
    int bridges = 0;
    TerrainLayers layers;
    MachineOwnership ownership;
    /// By number, from 1.
    std::vector<MachineRecord> machines;
    /// How many numbers have been given away; failed machines keep theirs.
    int machine_numbers = 0;
    /// What may never be tunnelled: vaults, and the surroundings of stairs.
    BitGrid impregnable;
    /// Of the last analysis.
    Topology topology;
    /// What was found out about the terrain, while nothing has been changed since.
    Survey survey;
    std::vector<Item> items;
    Monsters monsters;
    /// The id of the next creature.
    ActorId next_actor{0};
    std::vector<Pos> waypoints;
    EnvironmentState environment_state;
    /// As they are after the last drawing.
    ItemWeights item_weights;
    /// What has been found on the levels above, and here so far.
    RunCounters counters;
    /// Machines the trap total gives this level, by row of the autogenerators (rules/terrain.md 20).
    std::array<int, autogenerator_rows.size()> trap_machines_due{};
    Stairs stairs;
    /// Styles that keep a graph of rooms: the room of every floor cell (or -1), and the rooms linked with
    /// each room.
    Grid<std::int16_t> room_of;
    std::vector<std::vector<std::int16_t>> links;
    /// Style `rogue`: the middles of the rooms, and the rooms of the stairs.
    std::vector<Pos> centers;
    std::int16_t first_room = 0;
    std::int16_t last_room = 0;
    /// A stage could not do its work: dig again with another key.
    bool rejected = false;
    /// Converts to false without a watcher, so that an event need not be built; otherwise `tell` it.
    Onlooker watch{};

    void emit(const DigEvent& event) const { watch.emit(*this, event); }
};

/// The ground as shown to the watcher: taken from the plan until the floor is laid.
Grid<Terrain> ground_so_far(const Draft& draft);

/// The level a draft has become.
Level level_of(Draft&& draft);

/// One step of making a level. Each draws from a stream of its own, keyed by its name, so changing one never
/// disturbs the draws of another; a name, once published, is part of what a seed means.
struct Stage {
    std::string_view name;
    void (*build)(Draft&, Rng&);
};

}  // namespace cellophane
