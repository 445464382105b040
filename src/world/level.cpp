#include "world/level.h"

#include <algorithm>
#include <cstring>
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

namespace {

/// A 1 for every terrain that is wanted.
using Wanted = std::array<std::uint8_t, EnumTable<Terrain, TerrainRow>::size()>;

bool is_empty(const Grid<Terrain>& layer) {
    const Terrain* cells = layer.data();
    std::uint8_t seen = 0;
    for (int i = 0; i < layer.size().area(); ++i) seen |= static_cast<std::uint8_t>(cells[i]);
    return seen == static_cast<std::uint8_t>(Terrain::Nothing);
}

void add_wanted(BitGrid& cells, const Grid<Terrain>& layer, const Wanted& wanted) {
    const int height = layer.height();
    static_assert(sizeof(Terrain) == 1 && static_cast<int>(Terrain::Nothing) == 0);
    std::uint64_t known = 0;
    BitGrid::Word bits = wanted[static_cast<std::size_t>(Terrain::Nothing)] != 0 ? 0xFF : 0;
    for (int x = 0; x < layer.width(); ++x) {
        const Terrain* column = layer.column(x);
        for (int top = 0; top < height; top += 64) {
            BitGrid::Word word = 0;
            const int rows = std::min(64, height - top);
            int y = 0;
            // Eight cells at a time; stretches of the same terrain are looked up once.
            for (; y + 8 <= rows; y += 8) {
                const Terrain* cells_here = column + top + y;
                std::uint64_t block = 0;
                std::memcpy(&block, cells_here, sizeof block);
                if (block != known) {
                    known = block;
                    bits = 0;
                    for (int i = 7; i >= 0; --i) bits = (bits << 1) | wanted[static_cast<std::size_t>(cells_here[i])];
                }
                word |= bits << y;
            }
            for (; y < rows; ++y)
                word |= BitGrid::Word{wanted[static_cast<std::size_t>(column[top + y])]} << y;
            cells.column(x)[top / 64] |= word;
        }
    }
}

/// Most layers of most levels are empty, and are passed over.
BitGrid cells_wanted(const Strata& strata, const Wanted& wanted) {
    BitGrid cells{strata.size()};
    for (const Grid<Terrain>& layer : strata.layers)
        if (!is_empty(layer)) add_wanted(cells, layer, wanted);
    return cells;
}

}  // namespace

namespace {

Wanted wanted_by(TerrainProperties any) {
    Wanted wanted{};
    for (const TerrainRow& row : terrain_rows)
        wanted[static_cast<std::size_t>(row.kind)] = row.properties.any_of(any) ? 1 : 0;
    return wanted;
}

}  // namespace

BitGrid Strata::cells_with(TerrainProperties any) const { return cells_wanted(*this, wanted_by(any)); }

BitGrid cells_with(const Grid<Terrain>& layer, TerrainProperties any) {
    BitGrid cells{layer.size()};
    add_wanted(cells, layer, wanted_by(any));
    return cells;
}

BitGrid Strata::cells_with(TerrainMechanics any) const {
    Wanted wanted{};
    for (const TerrainRow& row : terrain_rows)
        wanted[static_cast<std::size_t>(row.kind)] = row.mechanics.any_of(any) ? 1 : 0;
    return cells_wanted(*this, wanted);
}

BitGrid Strata::cells_of(Layer layer, Terrain terrain) const {
    Wanted wanted{};
    wanted[static_cast<std::size_t>(terrain)] = 1;
    BitGrid cells{size()};
    add_wanted(cells, (*this)[layer], wanted);
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
