#pragma once

#include <array>
#include <cstdint>

#include "kit/grid/bit_grid.h"

namespace cellophane {

/// What a small light reaches where nothing at all stands in its way: always the same, and most lamps hang
/// over lava or burn in a meadow. Working memory.
class UnobstructedLight {
public:
    /// Adds what `field_of_view` would to an empty mask, if nothing blocks any of it. Otherwise, and where
    /// the light is a large one or near the edge of the map, leaves the mask alone and returns false.
    bool reach(const BitGrid& blocking, Pos origin, int radius_hundredths, BitGrid& mask);

private:
    static constexpr int furthest = 10;

    struct Disc {
        bool known = false;
        /// From left to right, the origin in the middle of both directions.
        std::array<std::uint32_t, 2 * furthest + 1> columns{};
    };

    const Disc& disc(int radius_hundredths, std::int64_t limit);

    /// By the floor of the squared radius.
    std::array<Disc, furthest * furthest + 1> discs_;
};

}  // namespace cellophane
