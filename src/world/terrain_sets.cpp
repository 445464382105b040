#include "world/terrain_sets.h"

#include <algorithm>
#include <array>
#include <bit>

#include "kit/base/bytes.h"

namespace cellophane {

namespace {

/// The kinds with each flag by itself: a query for several flags joins a few of these.
template <class Flag>
using ByFlag = std::array<ByteSet, static_cast<std::size_t>(Flag::count)>;

template <class Flag>
ByFlag<Flag> kinds_by_flag(Flags<Flag> TerrainRow::*column) {
    ByFlag<Flag> sets;
    for (const TerrainRow& row : terrain_rows)
        for (std::size_t flag = 0; flag < sets.size(); ++flag)
            if ((row.*column).has(static_cast<Flag>(flag)))
                sets[flag].add(static_cast<std::uint8_t>(row.kind));
    return sets;
}

template <class Flag>
ByteSet joined(const ByFlag<Flag>& sets, Flags<Flag> wanted) {
    ByteSet kinds;
    for (std::uint32_t left = wanted.bits(); left != 0; left &= left - 1)
        kinds |= sets[static_cast<std::size_t>(std::countr_zero(left))];
    return kinds;
}

/// Which cells of one word's stretch of a column are members.
BitGrid::Word members_among(const std::uint8_t* cells, int count, const ByteSet& kinds) {
    constexpr int step = 16;
    BitGrid::Word members = 0;
    int done = 0;
    for (; done + step <= count; done += step)
        members |= BitGrid::Word{kinds.among_sixteen(cells + done)} << done;
    if (done == count) return members;
    if (count >= step) {
        // The last sixteen, though the first of them have been looked at.
        const int again = done + step - count;
        return members | BitGrid::Word{kinds.among_sixteen(cells + count - step) >> again} << done;
    }
    for (; done < count; ++done) members |= BitGrid::Word{kinds.has(cells[done])} << done;
    return members;
}

/// On maps of 17 to 32 rows, which take two looks a column.
void add_members_twice(const Grid<Terrain>& layer, ByteSet kinds, int first, int last, BitGrid& cells) {
    const int second = layer.height() - 16;
    BitGrid::Word* members = cells.words();
    for (int x = first; x <= last; ++x) {
        const auto* column = reinterpret_cast<const std::uint8_t*>(layer.column(x));
        members[x] |= kinds.among_sixteen(column) | BitGrid::Word{kinds.among_sixteen(column + second)}
                                                        << second;
    }
}

void add_members(const Grid<Terrain>& layer, const ByteSet& kinds, int first, int last, BitGrid& cells) {
    const int height = layer.height();
    if (height > 16 && height <= 32) return add_members_twice(layer, kinds, first, last, cells);
    const int words = cells.words_per_column();
    BitGrid::Word* members = cells.words();
    for (int x = first; x <= last; ++x) {
        const auto* column = reinterpret_cast<const std::uint8_t*>(layer.column(x));
        for (int k = 0; k < words; ++k)
            members[x * words + k] |= members_among(column + 64 * k, std::min(64, height - 64 * k), kinds);
    }
}

}  // namespace

TerrainSet::TerrainSet(TerrainProperties any) {
    static const auto sets = kinds_by_flag(&TerrainRow::properties);
    kinds_ = joined(sets, any);
}

TerrainSet::TerrainSet(TerrainMechanics any) {
    static const auto sets = kinds_by_flag(&TerrainRow::mechanics);
    kinds_ = joined(sets, any);
}

void add_cells(const Grid<Terrain>& layer, const TerrainSet& kinds, BitGrid& cells) {
    add_members(layer, kinds.kinds(), 0, layer.width() - 1, cells);
}

void add_cells(const Grid<Terrain>& layer, const TerrainSet& kinds, int first, int last, BitGrid& cells) {
    add_members(layer, kinds.kinds(), first, last, cells);
}

bool is_empty(const Grid<Terrain>& layer) {
    static_assert(static_cast<std::uint8_t>(Terrain::Nothing) == 0);
    return are_zero(layer.data(), static_cast<std::size_t>(layer.size().area()));
}

BitGrid cells_equal_to(const Grid<Terrain>& layer, Terrain terrain) {
    BitGrid cells{layer.size()};
    const auto area = static_cast<std::size_t>(layer.size().area());
    // Most kinds of terrain are nowhere at all.
    const void* first = std::memchr(layer.data(), static_cast<int>(terrain), area);
    if (first == nullptr) return cells;
    ByteSet kind;
    kind.add(static_cast<std::uint8_t>(terrain));
    const auto before = static_cast<int>(static_cast<const Terrain*>(first) - layer.data());
    add_members(layer, kind, before / layer.height(), layer.width() - 1, cells);
    return cells;
}

}  // namespace cellophane
