#pragma once

#include <cstdint>

#include "world/game.h"

namespace cellophane {

/// Where scent gets, kept while terrain and whoever leaves it stay where they are. Working memory.
class ScentGround {
public:
    /// The cells that scent gets to from there: in view past nothing that stops it, and where somebody could
    /// follow.
    const BitGrid& reached(const Strata& strata, Pos from);
    /// Terrain may be another than it was, whatever its counter says.
    void forget() { known_ = false; }

private:
    bool known_ = false;
    std::uint32_t changes_ = 0;
    Pos from_{};
    BitGrid barriers_;
    BitGrid solid_;
    BitGrid reached_;
};

/// A distance on the scale of scent: twice the larger difference of the coordinates and once the smaller
/// (spec 60, section 8.2).
int scent_distance(Pos a, Pos b);

/// The clock moves on by a turn of the hero's (spec 60, section 4.2, step 2).
void advance_scent_clock(Game& game);

/// The hero leaves his scent on every cell in his view, as far as the ground carries it (spec 60,
/// section 8.4).
void lay_scent(Game& game, ScentGround& ground);

}  // namespace cellophane
