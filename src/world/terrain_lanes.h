#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "content/terrain.h"
#include "kit/grid/bit_grid.h"
#include "kit/grid/grid.h"
#include "world/level.h"

namespace cellophane {

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

/// Every cell of a layer that holds this terrain.
BitGrid cells_equal_to(const Grid<Terrain>& layer, Terrain terrain);

}  // namespace cellophane
