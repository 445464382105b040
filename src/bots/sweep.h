#pragma once

#include <cstdint>
#include <optional>

#include "bots/ground.h"
#include "kit/grid/grid.h"

namespace cellophane {

/// The search of a level for secrets, wall by wall: every known wall is looked at from close by before any is
/// looked at again.
class Sweep {
public:
    Sweep() = default;
    explicit Sweep(Size size) : looks_{size} {}

    /// Where to look from next: the nearest place with a wall in want of a look beside it. Nothing if no wall
    /// can be reached.
    std::optional<Pos> next(Ground& ground);
    /// The hero has searched thoroughly from where he stands.
    void looked_around(const Observation& seen);
    /// How often everything within reach has been looked at.
    int rounds() const { return rounds_; }

private:
    /// In which round each cell was last looked at from close by.
    Grid<std::uint8_t> looks_;
    int rounds_ = 0;
};

}  // namespace cellophane
