#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "content/terrain.h"
#include "kit/base/byte_set.h"
#include "kit/base/bytes.h"
#include "kit/grid/bit_grid.h"
#include "kit/grid/grid.h"

namespace cellophane {

static_assert(sizeof(Terrain) == 1);

/// Kinds of terrain, for looking a whole layer over.
class TerrainSet {
public:
    TerrainSet() = default;
    /// Those that have any of the properties, or mechanics.
    explicit TerrainSet(TerrainProperties any);
    explicit TerrainSet(TerrainMechanics any);
    /// The kinds with a row for which `answer(const TerrainRow&)` is true.
    template <class Answer>
    static TerrainSet of(Answer answer) {
        TerrainSet set;
        for (const TerrainRow& row : terrain_rows)
            if (answer(row)) set.kinds_.add(static_cast<std::uint8_t>(row.kind));
        return set;
    }

    const ByteSet& kinds() const { return kinds_; }

private:
    ByteSet kinds_;
};

/// Adds the cells of a layer that hold any of the kinds.
void add_cells(const Grid<Terrain>& layer, const TerrainSet& kinds, BitGrid& cells);
/// The same in some columns of the map, the first and the last of them included.
void add_cells(const Grid<Terrain>& layer, const TerrainSet& kinds, int first, int last, BitGrid& cells);

/// Whether there is nothing at all in a layer.
bool is_empty(const Grid<Terrain>& layer);

/// Calls `visit(int)` with the index of every cell in which two layers of the same size differ, in scan
/// order. It may write to either layer there.
template <class Visit>
void for_each_difference(const Grid<Terrain>& a, const Grid<Terrain>& b, Visit&& visit) {
    // Most of a layer is as it was.
    constexpr int block = 64;
    const int area = a.size().area();
    if (same_bytes(a.data(), b.data(), static_cast<std::size_t>(area))) return;
    for (int start = 0; start < area; start += block)
        for (std::uint64_t left =
                 differing_bytes(a.data() + start, b.data() + start, std::min(block, area - start));
             left != 0; left &= left - 1)
            visit(start + std::countr_zero(left));
}

/// Every cell of a layer that holds this terrain.
BitGrid cells_equal_to(const Grid<Terrain>& layer, Terrain terrain);

}  // namespace cellophane
