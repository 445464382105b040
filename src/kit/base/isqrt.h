#pragma once

#include <bit>
#include <cstdint>

namespace cellophane {

/// The square root, rounded down.
constexpr std::uint64_t isqrt(std::uint64_t value) {
    std::uint64_t root = 0;
    // A root has half as many bits.
    const int highest = (static_cast<int>(std::bit_width(value | 1)) - 1) / 2;
    for (std::uint64_t bit = std::uint64_t{1} << highest; bit != 0; bit >>= 1)
        if ((root + bit) * (root + bit) <= value) root += bit;
    return root;
}

static_assert(isqrt(0) == 0 && isqrt(15) == 3 && isqrt(16) == 4 && isqrt(~std::uint64_t{0}) == 0xFFFFFFFF);

}  // namespace cellophane
