#include "world/connectivity.h"

#include <algorithm>
#include <array>
#include <vector>

#include "kit/grid/ring_code.h"
#include "world/terrain_sets.h"

namespace cellophane {

namespace {

/// Of all secrets only doors: a lever not found yet leads nowhere.
constexpr TerrainMechanics doorways{TerrainMechanic::PromotesWithKey, TerrainMechanic::ConnectsLevel};

}  // namespace

namespace {

/// `doors`: what opens with a key, or leads on.
BitGrid open_or_doorway(const TerrainLayers& layers, const BitGrid& blocked, const BitGrid& solid,
                        const BitGrid& doors) {
    return blocked.complement() | (solid & (doors | layers.cells_of(Layer::Dungeon, Terrain::SecretDoor)));
}

}  // namespace

BitGrid open_or_doorway(const TerrainLayers& layers) {
    const std::array kinds{TerrainSet{pathing_blockers}, TerrainSet{solid_properties}, TerrainSet{doorways}};
    std::array<BitGrid, 3> found{BitGrid{layers.size()}, BitGrid{layers.size()}, BitGrid{layers.size()}};
    add_cells(layers, kinds, found.data());
    const auto& [blocked, solid, doors] = found;
    return open_or_doorway(layers, blocked, solid, doors);
}

Passages passages_of(const TerrainLayers& layers) {
    const std::array kinds{TerrainSet{solid_properties}, TerrainSet{pathing_blockers},
                           TerrainSet{TerrainProperties{TerrainProperty::BlocksDiagonals}},
                           TerrainSet{TerrainProperties{TerrainProperty::BlocksItems}}, TerrainSet{doorways}};
    const BitGrid nothing{layers.size()};
    std::array<BitGrid, 5> found{nothing, nothing, nothing, nothing, nothing};
    add_cells(layers, kinds, found.data());
    const auto& [solid, blocked, corners, no_items, doors] = found;
    return {.open = open_or_doorway(layers, blocked, solid, doors),
            .solid = solid,
            .blocked = blocked,
            .corners = corners,
            .no_items = no_items};
}

bool is_open_or_doorway(const TerrainLayers& layers, Pos at) {
    const TerrainProperties properties = layers.properties(at);
    if (!properties.any_of(pathing_blockers)) return true;
    return properties.any_of(solid_properties) &&
           (layers[Layer::Dungeon][at] == Terrain::SecretDoor || layers.mechanics(at).any_of(doorways));
}

int passable_arcs(const BitGrid& open, Pos at) {
    return ring_changes(ring_code(open, at)) / 2;
}

BitGrid hallways(const BitGrid& open) {
    BitGrid cells{open.size()};
    if (open.words_per_column() != 1) {
        cells.fill();
        cells.for_each([&](Pos at) {
            if (passable_arcs(open, at) < 2) cells.reset(at);
        });
        return cells;
    }
    for (int x = 0; x < open.size().width; ++x)
        *cells.column(x) = ring_changes(ring_words(open, x)).many & open.last_word_mask();
    return cells;
}

namespace {

unsigned open_ring(const TerrainLayers& layers, Pos at) {
    unsigned code = 0;
    for (std::size_t i = 0; i < once_around.size(); ++i)
        if (layers.size().contains(at + once_around[i]) && is_open_or_doorway(layers, at + once_around[i]))
            code |= 1U << i;
    return code;
}

}  // namespace

int passable_arcs(const TerrainLayers& layers, Pos at) {
    return ring_changes(open_ring(layers, at)) / 2;
}

int passable_arcs(const TerrainLayers& layers, const BitGrid& taken, Pos at) {
    return ring_changes(open_ring(layers, at) & ~ring_code(taken, at)) / 2;
}

namespace {

/// Whether the cells beside `blocking` stay connected close by: then nothing farther off is cut.
bool holds_together_nearby(const BitGrid& left, const BitGrid& touching, const BitGrid& blocking) {
    return reach_each_other(touching, left & blocking.dilated8().dilated4());
}

/// The zones around `blocking`, each spread into it as far as no other came first; empty if they are fewer
/// than two. `sizes`, if given, takes how large they were before.
std::vector<BitGrid> zones_around(const BitGrid& open, const BitGrid& blocking, std::vector<int>* sizes) {
    const BitGrid left = open - blocking;
    BitGrid starts = left & blocking.dilated4();
    std::vector<BitGrid> zones;
    if (holds_together_nearby(left, starts, blocking)) return zones;
    while (starts.any()) {
        zones.push_back(part_with(starts.first(), left));
        starts -= zones.back();
        if (sizes != nullptr) sizes->push_back(zones.back().count());
    }
    if (zones.size() < 2) return {};
    BitGrid free = open & blocking;
    for (BitGrid& zone : zones) {
        const BitGrid taken = flood(zone.dilated4() & free, free);
        zone |= taken;
        free -= taken;
    }
    return zones;
}

}  // namespace

bool disrupts(const BitGrid& open, const BitGrid& blocking) {
    const std::vector<BitGrid> zones = zones_around(open, blocking, nullptr);
    for (std::size_t a = 0; a < zones.size(); ++a) {
        const BitGrid around = zones[a].dilated4();
        for (std::size_t b = a + 1; b < zones.size(); ++b)
            if (around.intersects(zones[b])) return true;
    }
    return false;
}

bool disrupts(const BitGrid& open, Pos blocking) {
    if (!open.test(blocking)) return false;
    // Neighbors that hold together around the cell are not parted by it.
    if (ring_changes(ring_code(open, blocking)) <= 2) return false;
    BitGrid cell{open.size()};
    cell.set(blocking);
    return disrupts(open, cell);
}

bool disrupts(const TerrainLayers& layers, const BitGrid& blocking) {
    BitGrid near = blocking.dilated8().dilated4();
    near.for_each([&](Pos at) {
        if (!is_open_or_doorway(layers, at)) near.reset(at);
    });
    const BitGrid left = near - blocking;
    if (reach_each_other(left & blocking.dilated4(), left)) return false;
    return disrupts(open_or_doorway(layers), blocking);
}

bool disrupts(const TerrainLayers& layers, Pos blocking) {
    if (!is_open_or_doorway(layers, blocking) || ring_changes(open_ring(layers, blocking)) <= 2) return false;
    return disrupts(open_or_doorway(layers), blocking);
}

int smallest_part_cut_off(const BitGrid& open, const BitGrid& blocking) {
    std::vector<int> sizes;
    const std::vector<BitGrid> zones = zones_around(open, blocking, &sizes);
    int smallest = 0;
    for (std::size_t a = 0; a < zones.size(); ++a) {
        const BitGrid around = zones[a].dilated4();
        for (std::size_t b = a + 1; b < zones.size(); ++b) {
            if (!around.intersects(zones[b])) continue;
            const int smaller = std::min(sizes[a], sizes[b]);
            smallest = smallest == 0 ? smaller : std::min(smallest, smaller);
        }
    }
    return smallest;
}

}  // namespace cellophane
