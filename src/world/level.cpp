#include "world/level.h"

#include <algorithm>
#include <cstring>
#include <string>
#include <utility>

#include "kit/grid/hasher.h"

namespace cellophane {

Strata::Strata(Size size)
    : layers{Grid<Terrain>{size, Terrain::Granite}, Grid<Terrain>{size}, Grid<Terrain>{size},
             Grid<Terrain>{size}},
      gas_volume{size} {}

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
    ++changes_;
    for (Grid<Terrain>& layer : layers) layer[to] = layer[from];
    gas_volume[to] = gas_volume[from];
}

void remove_monster(Level& level, std::size_t number) {
    const int gone = static_cast<int>(number);
    std::erase_if(level.items, [gone](const Item& item) { return item.carrier == gone; });
    level.monsters.erase(level.monsters.begin() + gone);
    for (Item& item : level.items)
        if (item.carrier > gone) --item.carrier;
    for (Monster& monster : level.monsters) {
        if (monster.leader == gone) monster.leader = -1;
        if (monster.leader > gone) --monster.leader;
    }
}

namespace {

/// What a terrain is wanted for, a byte per set: 1 where it is wanted, 0 where not. Shifted in one cell after
/// another, eight cells fill every byte with their bits, for all sets at once.
using Wanted = std::array<std::uint64_t, EnumTable<Terrain, TerrainRow>::size()>;

bool is_empty(const Grid<Terrain>& layer) {
    const Terrain* cells = layer.data();
    std::uint8_t seen = 0;
    for (int i = 0; i < layer.size().area(); ++i) seen |= static_cast<std::uint8_t>(cells[i]);
    return seen == static_cast<std::uint8_t>(Terrain::Nothing);
}

/// The bits of the cells of a column from `cells` on, at most eight of them.
std::uint64_t gather(const Terrain* cells, int count, const Wanted& wanted) {
    std::uint64_t bits = 0;
    for (int i = count - 1; i >= 0; --i) bits = (bits << 1) | wanted[static_cast<std::size_t>(cells[i])];
    return bits;
}

void add_wanted(const Grid<Terrain>& layer, const Wanted& wanted, std::size_t count, BitGrid* result) {
    const int height = layer.height();
    static_assert(sizeof(Terrain) == 1);
    // Stretches of the same terrain are looked up once.
    std::uint64_t known_block = 0;
    std::uint64_t known_bits = gather(std::array<Terrain, 8>{}.data(), 8, wanted);
    const int tail = height % 8;
    std::uint64_t known_end = 0;
    std::uint64_t known_tail = gather(std::array<Terrain, 8>{}.data(), tail, wanted);
    for (int x = 0; x < layer.width(); ++x) {
        const Terrain* column = layer.column(x);
        for (int y = 0; y < height; y += 8) {
            std::uint64_t bits = 0;
            if (y + 8 <= height) {
                std::uint64_t block = 0;
                std::memcpy(&block, column + y, sizeof block);
                if (block != known_block) {
                    known_block = block;
                    known_bits = gather(column + y, 8, wanted);
                }
                bits = known_bits;
            } else if (height >= 8) {
                // The column's last eight cells, though the first of them have been looked at.
                std::uint64_t end = 0;
                std::memcpy(&end, column + height - 8, sizeof end);
                if (end != known_end) {
                    known_end = end;
                    known_tail = gather(column + y, tail, wanted);
                }
                bits = known_tail;
            } else {
                bits = gather(column + y, tail, wanted);
            }
            for (std::size_t i = 0; i < count; ++i)
                result[i].column(x)[y / 64] |= (bits >> (8 * i) & 0xFF) << (y % 64);
        }
    }
}

template <class Wants>
Wanted wanted_if(Wants wants) {
    Wanted wanted{};
    for (const TerrainRow& row : terrain_rows)
        wanted[static_cast<std::size_t>(row.kind)] = wants(row) ? 1 : 0;
    return wanted;
}

/// Most layers of most levels are empty, and are passed over.
void add_all_layers(const Strata& strata, const Wanted& wanted, std::size_t count, BitGrid* result) {
    for (const Grid<Terrain>& layer : strata.layers)
        if (!is_empty(layer)) add_wanted(layer, wanted, count, result);
}

}  // namespace

void Strata::collect(const TerrainProperties* wanted, std::size_t count, BitGrid* cells) const {
    Wanted lanes{};
    for (std::size_t i = 0; i < count; ++i) {
        cells[i] = BitGrid{size()};
        for (const TerrainRow& row : terrain_rows)
            if (row.properties.any_of(wanted[i]))
                lanes[static_cast<std::size_t>(row.kind)] |= std::uint64_t{1} << (8 * i);
    }
    add_all_layers(*this, lanes, count, cells);
}

BitGrid Strata::cells_with(TerrainProperties any) const {
    return std::move(cells_with_each(std::array{any})[0]);
}

BitGrid Strata::cells_with(TerrainMechanics any) const {
    BitGrid cells{size()};
    add_all_layers(*this, wanted_if([&](const TerrainRow& row) { return row.mechanics.any_of(any); }), 1,
                   &cells);
    return cells;
}

BitGrid Strata::cells_of(Layer layer, Terrain terrain) const {
    BitGrid cells{size()};
    add_wanted((*this)[layer], wanted_if([&](const TerrainRow& row) { return row.kind == terrain; }), 1,
               &cells);
    return cells;
}

BitGrid cells_with(const Grid<Terrain>& layer, TerrainProperties any) {
    BitGrid cells{layer.size()};
    add_wanted(layer, wanted_if([&](const TerrainRow& row) { return row.properties.any_of(any); }), 1,
               &cells);
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

char class_of(const Strata& strata, Pos at) {
    const Terrain ground = strata[Layer::Dungeon][at];
    const auto has = [&](bool (*is)(Terrain)) {
        return std::any_of(layers.begin(), layers.end(), [&](Layer layer) { return is(strata[layer][at]); });
    };
    const TerrainProperties properties = strata.properties(at);
    const TerrainMechanics mechanics = strata.mechanics(at);
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
    visit(hasher, level);
    return hasher.result();
}

}  // namespace cellophane
