#pragma once

#include <array>

#include "kit/grid/bit_grid.h"

namespace cellophane {

/// The last two fields of view, kept while nothing within them changes. Sight and scent mostly meet the same
/// obstacles, and a resting hero sees the same again. Working memory.
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
    /// For the two queries of a turn, sight and scent.
    std::array<View, 2> views_;
    std::size_t last_ = 0;
};

}  // namespace cellophane
