#include "world/level.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <utility>

#include "kit/grid/hasher.h"
#include "world/terrain_sets.h"

namespace cellophane {

TerrainLayers::TerrainLayers(Size size)
    : grids{Grid<Terrain>{size, Terrain::Granite}, Grid<Terrain>{size}, Grid<Terrain>{size},
            Grid<Terrain>{size}},
      gas_volume{size} {}

void TerrainLayers::copy_cell(Pos from, Pos to) {
    list_change(to);
    for (Grid<Terrain>& layer : grids) layer[to] = layer[from];
    gas_volume[to] = gas_volume[from];
}

void TerrainLayers::collect(const TerrainProperties* wanted, std::size_t count, BitGrid* cells) const {
    std::array<TerrainSet, most_sets> kinds;
    for (std::size_t i = 0; i < count; ++i) {
        cells[i] = BitGrid{size()};
        kinds[i] = TerrainSet{wanted[i]};
    }
    add_cells(*this, std::span{kinds.data(), count}, cells);
}

BitGrid TerrainLayers::cells_with(TerrainProperties any) const {
    return std::move(cells_with_each(std::array{any})[0]);
}

BitGrid TerrainLayers::cells_with(TerrainMechanics any) const {
    BitGrid cells{size()};
    add_cells(*this, std::array{TerrainSet{any}}, &cells);
    return cells;
}

BitGrid TerrainLayers::cells_of(Layer layer, Terrain terrain) const {
    return cells_equal_to((*this)[layer], terrain);
}

BitGrid TerrainLayers::cells_of(Layer layer, std::initializer_list<Terrain> kinds) const {
    BitGrid cells{size()};
    for (const Terrain kind : kinds) cells |= cells_of(layer, kind);
    return cells;
}

void add_cells(const TerrainLayers& layers, std::span<const TerrainSet> kinds, BitGrid* cells) {
    for (const Grid<Terrain>& layer : layers.grids) {
        if (is_empty(layer)) continue;
        for (std::size_t i = 0; i < kinds.size(); ++i) add_cells(layer, kinds[i], cells[i]);
    }
}

BitGrid cells_with(const Grid<Terrain>& layer, TerrainProperties any) {
    BitGrid cells{layer.size()};
    add_cells(layer, TerrainSet{any}, cells);
    return cells;
}

namespace {

bool is_door(Terrain terrain) {
    return terrain == Terrain::WoodenDoor || terrain == Terrain::OpenWoodenDoor ||
           terrain == Terrain::LockedIronDoor || terrain == Terrain::OpenIronDoor ||
           terrain == Terrain::HangingSkinsDoorway;
}

bool is_bridge(Terrain terrain) {
    return terrain == Terrain::RopeBridge || terrain == Terrain::FallingBridge ||
           terrain == Terrain::StoneBridge || terrain == Terrain::ExtendingBridge ||
           terrain == Terrain::BridgeEnd;
}

bool is_shallow(Terrain terrain) {
    return terrain == Terrain::ShallowWater || terrain == Terrain::ShallowFloodWater ||
           terrain == Terrain::SpreadingFlood || terrain == Terrain::DormantFloodPoolWater;
}

bool is_mud(Terrain terrain) {
    return terrain == Terrain::Bog || terrain == Terrain::DormantBog;
}

char class_of(const TerrainLayers& layers, Pos at) {
    const Terrain ground = layers[Layer::Dungeon][at];
    const auto has = [&](bool (*is)(Terrain)) {
        return std::any_of(every_layer.begin(), every_layer.end(),
                           [&](Layer layer) { return is(layers[layer][at]); });
    };
    const TerrainProperties properties = layers.properties(at);
    const TerrainMechanics mechanics = layers.mechanics(at);
    using P = TerrainProperty;
    if (ground == Terrain::UpwardStaircase || ground == Terrain::DungeonExit) return '<';
    if (ground == Terrain::DownwardStaircase || ground == Terrain::CrystalPortal) return '>';
    if (ground == Terrain::SecretDoor) return 's';
    if (is_door(ground)) return '+';
    if (properties.has(P::BlocksMovement)) {
        if (mechanics.has(TerrainMechanic::Secret)) return 'S';
        // A portcullis one can see through counts as a wall while it is down.
        return properties.has(P::BlocksVision) || ground == Terrain::PortcullisClosed ? '#' : 'X';
    }
    if (properties.has(P::Lava)) return 'l';
    if (has(is_bridge)) return '=';
    if (properties.has(P::Descends)) return ':';
    if (properties.has(P::DeepWater)) return '~';
    if (has(is_shallow)) return ',';
    if (has(is_mud)) return 'm';
    if (properties.has(P::Ignites)) return 'b';
    if (properties.has(P::TrapPlate)) return '^';
    if (mechanics.has(TerrainMechanic::Secret)) return 'h';
    return '.';
}

}  // namespace

std::vector<std::string> class_rows(const TerrainLayers& layers) {
    std::vector<std::string> rows;
    for (int y = 0; y < layers.size().height; ++y) {
        std::string row;
        for (int x = 0; x < layers.size().width; ++x) row += class_of(layers, {x, y});
        rows.push_back(row);
    }
    return rows;
}

std::uint64_t hash(const Level& level) {
    Hasher hasher;
    visit(hasher, level);
    return hasher.result();
}

}  // namespace cellophane
