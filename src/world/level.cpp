#include "world/level.h"

#include <algorithm>
#include <string>

#include "kit/grid/hasher.h"

namespace cellophane {

Strata::Strata(Size size)
    : layers{Grid<Terrain>{size, Terrain::Granite}, Grid<Terrain>{size}, Grid<Terrain>{size}, Grid<Terrain>{size}} {}

TerrainProperties Strata::properties(Pos at) const {
    TerrainProperties all;
    for (const Grid<Terrain>& layer : layers) all = all | terrain_rows[layer[at]].properties;
    return all;
}

TerrainMechanics Strata::mechanics(Pos at) const {
    TerrainMechanics all;
    for (const Grid<Terrain>& layer : layers) all = all | terrain_rows[layer[at]].mechanics;
    return all;
}

void Strata::copy_cell(Pos from, Pos to) {
    for (Grid<Terrain>& layer : layers) layer[to] = layer[from];
}

BitGrid Strata::cells_with(TerrainProperties any) const {
    std::array<BitGrid::Word, EnumTable<Terrain, TerrainRow>::size()> wanted{};
    for (const TerrainRow& row : terrain_rows)
        wanted[static_cast<std::size_t>(row.kind)] = row.properties.any_of(any) ? 1 : 0;
    BitGrid cells{size()};
    const int height = size().height;
    for (const Grid<Terrain>& layer : layers) {
        // Most layers of most levels are empty.
        if (std::all_of(layer.data(), layer.data() + size().area(), [](Terrain t) { return t == Terrain::Nothing; }))
            continue;
        for (int x = 0; x < size().width; ++x) {
            const Terrain* column = layer.column(x);
            for (int top = 0; top < height; top += 64) {
                BitGrid::Word word = 0;
                const int rows = std::min(64, height - top);
                for (int y = 0; y < rows; ++y) word |= wanted[static_cast<std::size_t>(column[top + y])] << y;
                cells.column(x)[top / 64] |= word;
            }
        }
    }
    return cells;
}

namespace {

char class_of(const Strata& strata, Pos at) {
    const auto is = [&](Layer layer, Terrain terrain) { return strata[layer][at] == terrain; };
    const TerrainProperties properties = strata.properties(at);
    const TerrainMechanics mechanics = strata.mechanics(at);
    using P = TerrainProperty;
    if (is(Layer::Dungeon, Terrain::UpwardStaircase) || is(Layer::Dungeon, Terrain::DungeonExit)) return '<';
    if (is(Layer::Dungeon, Terrain::DownwardStaircase) || is(Layer::Dungeon, Terrain::CrystalPortal)) return '>';
    if (is(Layer::Dungeon, Terrain::SecretDoor)) return 's';
    if (is(Layer::Dungeon, Terrain::WoodenDoor) || is(Layer::Dungeon, Terrain::OpenWoodenDoor)) return '+';
    if (properties.has(P::BlocksMovement)) {
        if (mechanics.has(TerrainMechanic::Secret)) return 'S';
        return properties.has(P::BlocksVision) ? '#' : 'X';
    }
    if (properties.has(P::Lava)) return 'l';
    if (is(Layer::Liquid, Terrain::RopeBridge) || is(Layer::Surface, Terrain::BridgeEnd)) return '=';
    if (properties.has(P::Descends)) return ':';
    if (properties.has(P::DeepWater)) return '~';
    if (is(Layer::Liquid, Terrain::ShallowWater)) return ',';
    if (properties.has(P::Ignites)) return 'b';
    if (properties.has(P::TrapPlate)) return '^';
    if (mechanics.has(TerrainMechanic::Secret)) return 'h';
    return '.';
}

}  // namespace

std::vector<std::string> class_rows(const Strata& strata) {
    std::vector<std::string> rows;
    for (int y = 0; y < strata.size().height; ++y) {
        std::string row;
        for (int x = 0; x < strata.size().width; ++x) row += class_of(strata, {x, y});
        rows.push_back(row);
    }
    return rows;
}

std::uint64_t hash(const Level& level) {
    Hasher hasher;
    hasher(level.depth, level.size().width, level.size().height, level.stairs.up, level.stairs.down);
    for (const Grid<Terrain>& layer : level.strata.layers) hasher(layer);
    return hasher.result();
}

}  // namespace cellophane
