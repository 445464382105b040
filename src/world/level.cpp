#include "world/level.h"

#include <string>

#include "kit/rng/rng.h"

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
    std::array<bool, EnumTable<Terrain, TerrainRow>::size()> wanted{};
    for (const TerrainRow& row : terrain_rows)
        wanted[static_cast<std::size_t>(row.kind)] = row.properties.any_of(any);
    BitGrid cells{size()};
    for (const Grid<Terrain>& layer : layers) {
        for (int x = 0; x < size().width; ++x) {
            const Terrain* column = layer.column(x);
            for (int y = 0; y < size().height; ++y)
                cells.column(x)[y >> 6] |=
                    BitGrid::Word{wanted[static_cast<std::size_t>(column[y])]} << (y & 63);
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

/// FNV-1a over whole words rather than bytes: quick, and the same on every machine.
class Hasher {
public:
    void add(std::uint64_t word) { hash_ = finalise(hash_ ^ word) + golden_gamma; }
    std::uint64_t result() const { return finalise(hash_); }

private:
    std::uint64_t hash_ = 0;
};

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
    const auto add = [&](int value) { hasher.add(static_cast<std::uint64_t>(value)); };
    add(level.depth);
    add(level.size().width);
    add(level.size().height);
    for (Pos at : {level.stairs.up, level.stairs.down}) {
        add(at.x);
        add(at.y);
    }
    for (const Grid<Terrain>& layer : level.strata.layers)
        for (int i = 0; i < level.size().area(); ++i) add(static_cast<int>(layer.at_index(i)));
    return hasher.result();
}

}  // namespace cellophane
