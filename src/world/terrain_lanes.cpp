#include "world/terrain_lanes.h"

namespace cellophane {

namespace {

constexpr std::size_t kinds = EnumTable<Terrain, TerrainRow>::size();

/// Two columns of the table by themselves: whole rows are wide, and asking all of them is what takes the
/// time.
struct Columns {
    std::array<TerrainProperties, kinds> properties{};
    std::array<TerrainMechanics, kinds> mechanics{};
};

const Columns& columns_of_table() {
    static const Columns all = [] {
        Columns made;
        for (const TerrainRow& row : terrain_rows) {
            made.properties[static_cast<std::size_t>(row.kind)] = row.properties;
            made.mechanics[static_cast<std::size_t>(row.kind)] = row.mechanics;
        }
        return made;
    }();
    return all;
}

std::uint64_t block_at(const Terrain* cells) {
    std::uint64_t block = 0;
    std::memcpy(&block, cells, sizeof block);
    return block;
}

/// The bits of the cells of a column from `cells` on, at most eight of them.
std::uint64_t gather(const Terrain* cells, int count, const TerrainLanes& lanes) {
    std::uint64_t bits = 0;
    for (int i = count - 1; i >= 0; --i) bits = (bits << 1) | lanes[cells[i]];
    return bits;
}

/// Which of eight cells are the terrain a block is full of.
std::uint64_t equal_bytes(std::uint64_t block, std::uint64_t full) {
    constexpr std::uint64_t low_bits = 0x7F7F7F7F7F7F7F7F;
    const std::uint64_t other = block ^ full;
    const std::uint64_t high_bits = ~(((other & low_bits) + low_bits) | other | low_bits);
    // Bit 7 of every byte that is equal, brought together in the highest byte.
    return high_bits == 0 ? 0 : ((high_bits >> 7) * 0x0102040810204080) >> 56;
}

}  // namespace

void TerrainLanes::ask(std::size_t lane, TerrainProperties any) {
    const auto& properties = columns_of_table().properties;
    for (std::size_t i = 0; i < kinds; ++i)
        bytes_[i] |= std::uint64_t{properties[i].any_of(any)} << (8 * lane);
}

void TerrainLanes::ask(std::size_t lane, TerrainMechanics any) {
    const auto& mechanics = columns_of_table().mechanics;
    for (std::size_t i = 0; i < kinds; ++i)
        bytes_[i] |= std::uint64_t{mechanics[i].any_of(any)} << (8 * lane);
}

void add_cells(const Grid<Terrain>& layer, const TerrainLanes& lanes, std::size_t count, BitGrid* sets) {
    const int height = layer.height();
    // Stretches of the same terrain are looked up once.
    std::uint64_t known_block = 0;
    std::uint64_t known_bits = gather(std::array<Terrain, 8>{}.data(), 8, lanes);
    const int tail = height % 8;
    std::uint64_t known_end = 0;
    std::uint64_t known_tail = gather(std::array<Terrain, 8>{}.data(), tail, lanes);
    for (int x = 0; x < layer.width(); ++x) {
        const Terrain* column = layer.column(x);
        for (int y = 0; y < height; y += 8) {
            std::uint64_t bits = 0;
            if (y + 8 <= height) {
                const std::uint64_t block = block_at(column + y);
                if (block != known_block) {
                    known_block = block;
                    known_bits = gather(column + y, 8, lanes);
                }
                bits = known_bits;
            } else if (height >= 8) {
                // The column's last eight cells, though the first of them have been looked at.
                const std::uint64_t end = block_at(column + height - 8);
                if (end != known_end) {
                    known_end = end;
                    known_tail = gather(column + y, tail, lanes);
                }
                bits = known_tail;
            } else {
                bits = gather(column + y, tail, lanes);
            }
            if (bits == 0) continue;
            for (std::size_t i = 0; i < count; ++i)
                sets[i].column(x)[y / 64] |= (bits >> (8 * i) & 0xFF) << (y % 64);
        }
    }
}

bool is_empty(const Grid<Terrain>& layer) {
    const Terrain* cells = layer.data();
    std::uint8_t seen = 0;
    for (int i = 0; i < layer.size().area(); ++i) seen |= static_cast<std::uint8_t>(cells[i]);
    return seen == static_cast<std::uint8_t>(Terrain::Nothing);
}

void add_cells(const Strata& strata, const TerrainLanes& lanes, std::size_t count, BitGrid* sets) {
    for (const Grid<Terrain>& layer : strata.layers)
        if (!is_empty(layer)) add_cells(layer, lanes, count, sets);
}

BitGrid cells_equal_to(const Grid<Terrain>& layer, Terrain terrain) {
    BitGrid cells{layer.size()};
    const std::uint64_t full = 0x0101010101010101 * static_cast<std::uint64_t>(terrain);
    const int height = layer.height();
    for (int x = 0; x < layer.width(); ++x) {
        const Terrain* column = layer.column(x);
        int y = 0;
        for (; y + 8 <= height; y += 8)
            cells.column(x)[y / 64] |= equal_bytes(block_at(column + y), full) << (y % 64);
        for (; y < height; ++y)
            if (column[y] == terrain) cells.set({x, y});
    }
    return cells;
}

}  // namespace cellophane
