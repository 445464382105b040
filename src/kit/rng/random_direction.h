#pragma once

#include <array>
#include <cstddef>

#include "kit/base/pos.h"
#include "kit/rng/rng.h"

namespace cellophane {

/// One of the directions that fit, drawn uniformly; `Direction::count`, and nothing drawn, if none does.
template <class Fits>
Direction random_direction(Rng& rng, Fits&& fits) {
    std::array<Direction, 8> fitting{};
    int count = 0;
    for (const Direction d : directions)
        if (fits(d)) fitting[static_cast<std::size_t>(count++)] = d;
    if (count == 0) return Direction::count;
    return fitting[static_cast<std::size_t>(rng.uniform(0, count - 1))];
}

}  // namespace cellophane
