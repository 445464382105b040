#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "kit/grid/bit_grid.h"
#include "kit/grid/grid.h"
#include "world/environment/active_terrain.h"
#include "world/level.h"

namespace cellophane {

/// Gas of at most this many units carries its kind into no other cell (rules/terrain.md 7.1).
inline constexpr int thinnest_kind = 3;

/// Gas as a pass finds it, with a rim of cells around the map, so that no cell has to ask whether its
/// neighbor exists. Working memory of `spread_gas`, kept between ticks: what it says follows from the level.
class GasField {
public:
    /// Where a cell is in the arrays below, which hold column by column, rims included.
    std::ptrdiff_t place(Pos at) const { return static_cast<std::ptrdiff_t>(at.x + 1) * stride_ + at.y + 1; }
    /// How much further the eight neighbors of a cell are, in list order.
    std::array<std::ptrdiff_t, 8> beside() const {
        return {-1, 1, -stride_, stride_, -stride_ - 1, -stride_ + 1, stride_ - 1, stride_ + 1};
    }

    std::vector<std::int32_t> volume;
    /// Of nine cells around each.
    std::vector<std::int32_t> sum;
    /// What every cell gets of the gas around it, and what is left over for chance to give away.
    std::vector<std::int32_t> share;
    std::vector<std::int32_t> rest;
    /// Among how many a cell's gas is shared.
    std::vector<std::int32_t> shares;

    /// Gets ready for a level of this size.
    void fit(Size size) {
        size_ = size;
        stride_ = size.height + 2;
    }
    /// Brings the arrays up to date with the volumes of a level, as far as `where` and its neighbors go. Gas
    /// may be shut in: there is some in cells that can take none.
    void lay_out(const Grid<std::int32_t>& volumes, const ActiveTerrain& terrain,
                 const BitGrid::Bounds& where, bool is_shut_in);

    /// The one kind of all gas that could prevail anywhere, until another is brought in; `Nothing` if there
    /// may be several.
    Terrain only_kind = Terrain::Nothing;
    /// The cells with gas, and perhaps some more.
    BitGrid cells;
    bool knows_cells = false;
    /// What `TerrainLayers::changes` was then.
    std::uint32_t changes = 0;
    /// How often gas has drifted.
    std::uint32_t drifts = 0;

    /// Looks at the cells with terrain that has changed since gas drifted last.
    void catch_up(const TerrainLayers& ground);
    void bring(Terrain kind, Pos at) {
        if (kind != only_kind) only_kind = Terrain::Nothing;
        if (knows_cells) cells.set(at);
    }
    void forget() {
        only_kind = Terrain::Nothing;
        knows_cells = false;
    }

private:
    void find_openings(const ActiveTerrain& terrain);
    void deal_out(std::ptrdiff_t start, int count);
    std::size_t cells_with_rim() const { return static_cast<std::size_t>((size_.width + 2) * stride_); }

    Size size_;
    std::ptrdiff_t stride_ = 0;
    /// Of three cells above each other.
    std::vector<std::int32_t> upright_;
    /// 1 where gas can be, 0 elsewhere.
    std::vector<std::int32_t> open_;
    /// One over the shares, so that a product replaces the division.
    std::vector<std::uint32_t> inverse_;
    /// Of the terrain that `ActiveTerrain` saw then, and what gas cannot enter there, and where it escapes.
    std::uint64_t generation_ = 0;
    BitGrid tight_;
    BitGrid holes_;
};

}  // namespace cellophane
