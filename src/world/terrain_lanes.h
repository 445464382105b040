#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "content/terrain.h"
#include "kit/grid/bit_grid.h"
#include "kit/grid/grid.h"
#include "world/level.h"

namespace cellophane {

static_assert(sizeof(Terrain) == 1);

/// Up to eight questions about a kind of terrain, a byte each: 1 where the answer is yes. Shifted in one cell
/// after another, eight cells fill every byte with their bits, for all questions at once.
class TerrainLanes {
public:
    static constexpr std::size_t most = 8;

    template <class Answer>
    void ask(std::size_t lane, Answer answer) {
        for (const TerrainRow& row : terrain_rows) note(lane, row.kind, answer(row));
    }
    void ask(std::size_t lane, TerrainProperties any);
    void ask(std::size_t lane, TerrainMechanics any);

    std::uint64_t operator[](Terrain kind) const { return bytes_[static_cast<std::size_t>(kind)]; }

private:
    void note(std::size_t lane, Terrain kind, bool yes) {
        bytes_[static_cast<std::size_t>(kind)] |= std::uint64_t{yes} << (8 * lane);
    }

    std::array<std::uint64_t, EnumTable<Terrain, TerrainRow>::size()> bytes_{};
};

/// Adds the cells of a layer that answer each of the first `count` questions with yes to as many sets.
void add_cells(const Grid<Terrain>& layer, const TerrainLanes& lanes, std::size_t count, BitGrid* sets);

/// The same for the cells of which any layer does. Layers without anything in them are passed over.
void add_cells(const Strata& strata, const TerrainLanes& lanes, std::size_t count, BitGrid* sets);

/// Whether there is nothing at all in a layer.
bool is_empty(const Grid<Terrain>& layer);

/// Calls `visit(int)` with the index of every cell in which two layers of the same size differ, in scan
/// order. It may write to either layer there.
template <class Visit>
void for_each_difference(const Grid<Terrain>& a, const Grid<Terrain>& b, Visit&& visit) {
    // Most of a layer is as it was: whole blocks are compared first.
    constexpr int block = 32;
    const int area = a.size().area();
    if (std::memcmp(a.data(), b.data(), static_cast<std::size_t>(area)) == 0) return;
    for (int start = 0; start < area; start += block) {
        const int length = std::min(block, area - start);
        if (std::memcmp(a.data() + start, b.data() + start, static_cast<std::size_t>(length)) == 0) continue;
        for (int index = start; index < start + length; ++index)
            if (a.at_index(index) != b.at_index(index)) visit(index);
    }
}

/// Every cell of a layer that holds this terrain.
BitGrid cells_equal_to(const Grid<Terrain>& layer, Terrain terrain);

}  // namespace cellophane
