#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "exports/drawn_path.h"
#include "exports/drawn_terrain.h"
#include "kit/grid/bit_grid.h"
#include "kit/grid/grid.h"
#include "protocol/observation.h"

namespace cellophane {

/// What a level looks like to who draws it: its floor, its areas and its marks. It refers to what was seen.
class DrawnSketch {
public:
    /// `secrets`: marks also what breaks out of walls, which `hide_secrets` leaves as they are.
    DrawnSketch(const Observation& seen, bool secrets);

    Size size() const { return seen_.cells.size(); }
    /// Whatever is no rock, stairs and doors in the wall included.
    const BitGrid& floor() const { return floor_; }
    /// As far as it lies on the floor: lakes reach below walls.
    BitGrid area(DrawnArea kind) const { return spread(kind) & floor_; }
    /// With what lies below walls.
    const BitGrid& spread(DrawnArea kind) const { return spreads_[static_cast<std::size_t>(kind)]; }
    DrawnMark mark(Pos at) const { return marks_[at]; }
    /// A number that differs from cell to cell, the same for the same level.
    std::uint64_t chance(Pos at, std::uint64_t what) const;

    /// By how many quarters a mark is turned that spans a passage, from one that leads up and down.
    int quarters_across(Pos at) const;
    /// By how many quarters one that leads out of the floor beside it is turned, from up.
    int quarters_outward(Pos at) const;

private:
    DrawnMark first_mark(Pos at, bool secrets) const;
    void read(Pos at, bool secrets);

    const Observation& seen_;
    Grid<DrawnMark> marks_;
    BitGrid floor_;
    std::array<BitGrid, static_cast<std::size_t>(DrawnArea::count)> spreads_;
};

/// The middle of a cell, in units of a drawn map.
Pos middle_of_cell(Pos cell);

}  // namespace cellophane
