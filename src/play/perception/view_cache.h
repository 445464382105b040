#pragma once

#include <array>

#include "kit/grid/bit_grid.h"

namespace cellophane {

/// What was in view from where somebody looked last, kept while nothing within it changes. Sight and scent
/// mostly meet the same obstacles, and whoever rests sees what he saw. Working memory.
class ViewCache {
public:
    /// All that `field_of_view` reaches over any distance; the origin is not among it.
    const BitGrid& from(const BitGrid& blocking, Pos origin);

private:
    struct View {
        BitGrid blocking;
        Pos origin{};
        BitGrid cells;

        bool holds(const BitGrid& blocking_now, Pos origin_now) const;
    };
    /// The two looks of a turn.
    std::array<View, 2> views_;
    std::size_t last_ = 0;
};

}  // namespace cellophane
