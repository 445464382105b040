#pragma once

#include <cstdint>
#include <optional>

#include "bots/ground.h"
#include "kit/grid/grid.h"

namespace cellophane {

/// The search of a level for secrets in rounds: every known wall is looked at from close by before any is
/// looked at again.
class Sweep {
public:
    Sweep() = default;
    explicit Sweep(Size size) : looks_{size} {}

    /// Where to search next: the nearest cell beside a wall not yet looked at in this round. Nothing if no
    /// wall can be reached.
    std::optional<Pos> next(Ground& ground);
    /// Notes that the hero has searched thoroughly from its cell.
    void looked_around(const Observation& seen);
    /// The number of complete rounds over the walls within reach.
    int rounds() const { return rounds_; }

private:
    /// The round, from 1, in which each cell was last looked at from close by; 0: never.
    Grid<std::uint8_t> looks_;
    int rounds_ = 0;
};

}  // namespace cellophane
