#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "content/variants.h"

namespace cellophane {

// What a depth is due (tables/level_curves.tsv; rules/levels.md 23).

/// Items before luck: three, and a few more on the first levels.
constexpr int first_items(int depth) {
    if (depth <= 2) return 5;
    return depth <= 4 ? 4 : 3;
}

/// Below the Amulet lie lumenstones, and nothing else.
constexpr int lumenstones(int depth) {
    constexpr std::array<int, 14> counts{3, 3, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1};
    return depth <= long_amulet_depth ? 0 : counts[static_cast<std::size_t>(depth - long_amulet_depth - 1)];
}

/// How much gold the game should have seen by the end of a depth: depth to the power 3.05.
inline constexpr std::array<int, 26> gold_by_depth{0,    1,    8,    28,    68,    135,   236,   378,  568,
                                                   813,  1122, 1500, 1956,  2497,  3131,  3864,  4705, 5660,
                                                   6738, 7946, 9292, 10783, 12427, 14232, 16204, 18353};
constexpr int gold_low_mark(int depth) {
    return gold_by_depth[static_cast<std::size_t>(depth)] + 320 * depth;
}
constexpr int gold_high_mark(int depth) {
    return gold_by_depth[static_cast<std::size_t>(depth)] + 420 * depth;
}

/// Depth to the power 1.35, in 1/65536, by depth from 1.
inline constexpr std::array<std::int64_t, 40> depth_power_1_35{
    65536,   167059,  288797,  425854,  575558,  736180,  906488,  1085553, 1272645, 1467168,
    1668630, 1876612, 2090756, 2310749, 2536314, 2767208, 3003211, 3244126, 3489773, 3739989,
    3994624, 4253540, 4516609, 4783712, 5054741, 5329591, 5608167, 5890379, 6176141, 6465373,
    6758000, 7053950, 7353155, 7655551, 7961076, 8269672, 8581283, 8895856, 9213341, 9533687};

/// Food is due while no more nutrition than this has been placed; the offset is the level's own, -2 to 2.
constexpr std::int64_t nutrition_mark(int depth, int offset) {
    const std::int64_t power = depth_power_1_35[static_cast<std::size_t>(depth - 1)] + offset * 65536;
    const auto floor_divide = [](std::int64_t a, std::int64_t b) {
        return a / b - (a % b != 0 && a < 0 ? 1 : 0);
    };
    return floor_divide(floor_divide(power * 1800 * 45, 100), 262144) - 600;
}

/// Hordes a level begins with.
constexpr int first_hordes(int depth) {
    return std::min(20, 6 + std::max(0, depth - long_amulet_depth));
}

}  // namespace cellophane
