#include "view/lantern.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "content/styles.h"
#include "kit/base/isqrt.h"
#include "view/mixing.h"

namespace cellophane {

namespace {

constexpr int fade = 40;
constexpr int least_strength = 45;
constexpr int band = 12;

constexpr std::array<int, deepest_depth> radii{6854, 5860, 5015, 4296, 3685, 3166, 2725, 2350, 2031, 1760,
                                               1530, 1334, 1168, 1026, 906,  804,  717,  643,  580,  527,
                                               481,  443,  410,  382,  359,  339,  321,  307,  295,  284,
                                               275,  267,  261,  256,  251,  247,  244,  241,  238,  236};

/// What the light still has at a distance (spec 30, section 15.2, step 4).
int strength_at(int squared_distance, int radius) {
    constexpr std::uint64_t loss = 100 - fade;
    const auto squared = static_cast<std::uint64_t>(squared_distance);
    const auto reach = static_cast<std::uint64_t>(radius);
    const std::uint64_t lost = isqrt(loss * loss * squared * 10000 / (reach * reach));
    return 100 - static_cast<int>(std::min<std::uint64_t>(lost, 100));
}

}  // namespace

int lantern_radius(int depth) {
    return radii[static_cast<std::size_t>(std::clamp(depth, shallowest_depth, deepest_depth) - 1)];
}

int lantern_strength(Pos hero, Pos at, int depth) {
    const Pos apart = at - hero;
    const int exact = strength_at(apart.x * apart.x + apart.y * apart.y, lantern_radius(depth));
    const int seam = variation_of(at, depth)[0] % band;
    const int lost = (100 - exact + seam) / band * band;
    return std::max(least_strength, 100 - lost);
}

}  // namespace cellophane
