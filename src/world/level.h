#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "content/room_shapes.h"
#include "content/terrain.h"
#include "kit/base/enum_table.h"
#include "kit/base/visitor.h"
#include "kit/grid/bit_grid.h"
#include "kit/grid/grid.h"
#include "world/actor.h"
#include "world/environment_state.h"
#include "world/item.h"
#include "world/loops.h"
#include "world/machine_ownership.h"
#include "world/occupancy_index.h"

namespace cellophane {

inline constexpr Size standard_size{79, 29};
/// An upper bound of the steps from one corner of an open level to another.
inline constexpr int steps_across = standard_size.width + standard_size.height;

/// The four terrain grids of every cell (rules/terrain.md 1).
struct TerrainLayers {
    TerrainLayers() = default;
    explicit TerrainLayers(Size size);

    std::array<Grid<Terrain>, 4> grids;
    /// How much gas there is, where the gas layer holds some.
    Grid<std::int32_t> gas_volume;

    Size size() const { return grids[0].size(); }
    /// A whole layer for writing; each of its cells counts as changed.
    Grid<Terrain>& operator[](Layer layer) {
        unlisted_ = ++changes_;
        return grids[static_cast<std::size_t>(layer)];
    }
    /// Puts terrain into one layer of one cell: caches of terrain then look at that cell only.
    void put(Layer layer, Pos at, Terrain terrain) {
        list_change(at);
        grids[static_cast<std::size_t>(layer)][at] = terrain;
    }
    /// The gas layer, for writing gas alone: gas bars no way and no view, so this counts as no change.
    Grid<Terrain>& drifting_gas() { return grids[static_cast<std::size_t>(Layer::Gas)]; }
    const Grid<Terrain>& operator[](Layer layer) const { return grids[static_cast<std::size_t>(layer)]; }

    TerrainProperties properties(Pos at) const {
        TerrainProperties all;
        const int index = size().index(at);
        for (const Grid<Terrain>& layer : grids) all |= properties_of(layer.at_index(index));
        return all;
    }
    TerrainMechanics mechanics(Pos at) const {
        TerrainMechanics all;
        const int index = size().index(at);
        for (const Grid<Terrain>& layer : grids) all |= mechanics_of(layer.at_index(index));
        return all;
    }
    bool has(Pos at, TerrainProperties any) const { return properties(at).any_of(any); }
    /// Whether any layer of a cell is this terrain.
    bool holds(Pos at, Terrain terrain) const {
        for (const Grid<Terrain>& layer : grids)
            if (layer[at] == terrain) return true;
        return false;
    }
    /// Copies all grids of one cell to another.
    void copy_cell(Pos from, Pos to);
    /// Every cell with any of the properties in any layer.
    BitGrid cells_with(TerrainProperties any) const;
    BitGrid cells_with(TerrainMechanics any) const;
    /// The same for several sets of properties in one pass.
    template <std::size_t N>
    std::array<BitGrid, N> cells_with_each(const std::array<TerrainProperties, N>& wanted) const {
        static_assert(N >= 1 && N <= most_sets);
        std::array<BitGrid, N> cells;
        collect(wanted.data(), N, cells.data());
        return cells;
    }
    /// Every cell that holds one kind of terrain in one layer.
    BitGrid cells_of(Layer layer, Terrain terrain) const;
    /// The same for several kinds.
    BitGrid cells_of(Layer layer, std::initializer_list<Terrain> kinds) const;
    /// Grows whenever terrain may have changed: what was derived from it holds while this stays the same. No
    /// part of a level's state.
    std::uint32_t changes() const { return changes_; }
    /// Calls `visit(int)` with the index of every cell that may have changed since `changes()` was `seen`,
    /// some of them repeatedly. False, and no calls, if that is not on record.
    template <class Visit>
    bool for_each_change_since(std::uint32_t seen, Visit&& visit) const {
        const std::uint32_t made = changes_ - seen;
        if (made > changes_ - unlisted_ || made > listed_.size()) return false;
        for (std::uint32_t i = seen; i != changes_; ++i) visit(listed_[i % listed_.size()]);
        return true;
    }
    friend bool operator==(const TerrainLayers& a, const TerrainLayers& b) {
        return a.grids == b.grids && a.gas_volume == b.gas_volume;
    }

private:
    void list_change(Pos at) { listed_[changes_++ % listed_.size()] = size().index(at); }

    std::uint32_t changes_ = 0;
    /// `changes_` after the last change that is not listed.
    std::uint32_t unlisted_ = 0;
    /// The cell indices of the latest changes, as a ring.
    std::array<std::int32_t, 64> listed_{};

    static constexpr std::size_t most_sets = 8;
    void collect(const TerrainProperties* wanted, std::size_t count, BitGrid* cells) const;
};

class TerrainSet;

/// Adds to `cells[i]` the cells that hold any of `kinds[i]` in any layer. Empty layers are skipped.
void add_cells(const TerrainLayers& layers, std::span<const TerrainSet> kinds, BitGrid* cells);

/// Every cell of one layer that holds terrain with any of the properties.
BitGrid cells_with(const Grid<Terrain>& layer, TerrainProperties any);

/// A room as it was built, for people and programs that study levels; no rule reads it.
struct RoomRecord {
    RoomShape shape{};
    bool has_hallway = false;
    /// Floor cells, hallway included.
    int cells = 0;
    /// The door site towards the room it was attached to; none for the first room.
    std::vector<Pos> doorways;
};

struct Stairs {
    Pos up;
    Pos down;
};

/// What the analysis of a level's shape marks (rules/levels.md 13).
struct Topology {
    Topology() = default;
    explicit Topology(Size size) : loops{size}, chokepoints{size}, gates{size} {}

    Loops loops;
    BitGrid chokepoints;
    /// The mouth of the smallest region it can close off.
    BitGrid gates;
};

/// A place in the dungeon.
struct Level {
    int depth = 1;
    TerrainLayers layers;
    Stairs stairs;
    std::vector<RoomRecord> rooms;
    MachineOwnership ownership;
    /// By number, from 1.
    std::vector<MachineRecord> machines;
    /// Items on the floor, and those that creatures carry.
    std::vector<Item> items;
    /// In the order they were made.
    Monsters monsters;
    /// Cells that can neither be tunnelled nor shattered.
    BitGrid impregnable;
    Topology topology;
    /// Where wanderers go (rules/levels.md 23.7).
    std::vector<Pos> waypoints;
    EnvironmentState environment_state;
    /// Working memory, no part of a level's state.
    OccupancyIndex occupancy;

    Size size() const { return layers.size(); }
};

template <class V, Same<TerrainLayers> T>
void visit(V& v, T& layers) {
    for (auto& layer : layers.grids) v(layer);
    v(layers.gas_volume);
}

template <class V, Same<RoomRecord> T>
void visit(V& v, T& room) {
    v(room.shape, room.has_hallway, room.cells);
    v.each(room.doorways, [&](auto& at) { v(at); });
}

template <class V, Same<Level> T>
void visit(V& v, T& level) {
    v(level.depth, level.stairs.up, level.stairs.down);
    visit(v, level.layers);
    v.each(level.rooms, [&](auto& room) { visit(v, room); });
    visit(v, level.ownership);
    v.each(level.machines, [&](auto& machine) { visit(v, machine); });
    v.each(level.items, [&](auto& item) { visit(v, item, Fields::Generated); });
    v.each(level.monsters, [&](auto& monster) { visit(v, monster, Fields::Generated); });
    v(level.impregnable, level.topology.loops.cells(), level.topology.chokepoints, level.topology.gates);
    v.each(level.waypoints, [&](auto& at) { v(at); });
    visit(v, level.environment_state);
}

/// Cell classes (docs/json.md): one string a row, a character a cell.
std::vector<std::string> class_rows(const TerrainLayers& layers);

/// 64-bit hash of everything a level's link fixes: terrain, machines, items, monsters and the rest.
std::uint64_t hash(const Level& level);

}  // namespace cellophane
