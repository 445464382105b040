#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace cellophane {

// What rings do by the sum of their levels (rules/items.md 20; tables/power_tables.tsv).

inline constexpr int least_ring_level = -10;

/// Tenths of a turn by which a staff comes nearer to its next charge in one.
inline constexpr std::array<std::int16_t, 38> recharge_steps{
    0,   0,   1,   1,   2,   2,   3,   4,   5,   7,    10,   12,   16,   21,   28,   37,   48,   62,   81,
    106, 137, 179, 232, 302, 393, 511, 665, 865, 1124, 1461, 1900, 2470, 3211, 4175, 5428, 7056, 9173, 11925};

constexpr int recharge_step(int wisdom) {
    const int row = wisdom - least_ring_level;
    return recharge_steps[static_cast<std::size_t>(
        std::clamp(row, 0, static_cast<int>(recharge_steps.size()) - 1))];
}
static_assert(recharge_step(0) == 10 && recharge_step(20) == 1900);

/// The pace at which staffs recharge, in percent of what it would be without a ring, as it is told.
inline constexpr std::array<std::int16_t, 31> recharge_rates{
    7,   9,   12,  15,   20,   26,   35,   45,   59,   76,   100,  129,  168,   219,   285,  371,
    482, 627, 815, 1060, 1378, 1792, 2329, 3028, 3937, 5118, 6654, 8650, 11245, 14619, 19004};

constexpr int recharge_rate(int wisdom) {
    const int row = wisdom - least_ring_level;
    return recharge_rates[static_cast<std::size_t>(
        std::clamp(row, 0, static_cast<int>(recharge_rates.size()) - 1))];
}
static_assert(recharge_rate(-10) == 7 && recharge_rate(0) == 100 && recharge_rate(20) == 19004);

/// By how many cells the stealth range changes.
constexpr int stealth_change(int level) {
    return -level;
}

/// Cells seen through walls, or, below 0, that cannot be seen; 0: neither.
constexpr int clairvoyant_radius(int level) {
    return level > 0 ? level + 1 : level < 0 ? 1 - level : 0;
}

/// Strength of the search that comes with walking.
constexpr int passing_search(int awareness) {
    return awareness <= -2 ? 0 : std::max(0, 30 + 20 * awareness);
}

/// Percent of the damage done that comes back as health, or goes from it.
constexpr int transferred_percent(int level) {
    return 5 * level;
}

}  // namespace cellophane
