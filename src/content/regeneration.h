#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

namespace cellophane {

inline constexpr int least_regeneration = -10;
inline constexpr int most_regeneration = 50;

/// 0.75 to the power of the bonus, in 65,536ths (tables/hero_regeneration.tsv, column 2).
inline constexpr std::array<std::int32_t, 61> regeneration_factors{
    1163770, 872827, 654620, 490965, 368224, 276168, 207126, 155344, 116508, 87381, 65536, 49152, 36864,
    27648,   20736,  15552,  11664,  8748,   6561,   4920,   3690,   2767,   2075,  1556,  1167,  875,
    656,     492,    369,    277,    207,    155,    116,    87,     65,     49,    36,    27,    20,
    15,      11,     8,      6,      4,      3,      2,      2,      1,      1,     0,     0,     0,
    0,       0,      0,      0,      0,      0,      0,      0,      0};

/// Thousandths of a turn in which all of a hero's health grows back (rules/hero.md 3.1).
constexpr std::int64_t full_regeneration(int bonus) {
    const int row = std::clamp(bonus, least_regeneration, most_regeneration) - least_regeneration;
    return (std::int64_t{300'000} * regeneration_factors[static_cast<std::size_t>(row)] >> 16) + 2000;
}

/// How health grows: so much every turn, and one more each time so many thousandths of a turn have passed.
struct Regeneration {
    int every_turn = 0;
    int interval = 0;
};

constexpr Regeneration regeneration(int max_health, int bonus) {
    const std::int64_t full = full_regeneration(bonus);
    Regeneration result;
    std::int64_t rest = max_health;
    const std::int64_t turns = full / 1000;
    if (turns > 0 && rest > turns) {
        result.every_turn = static_cast<int>((rest - 1) / turns);
        rest -= result.every_turn * turns;
    }
    result.interval = static_cast<int>(full / std::max<std::int64_t>(rest, 1));
    return result;
}

static_assert(regeneration(30, 0).interval == 10066 && regeneration(30, 1).interval == 7566);
static_assert(regeneration(30, 2).interval == 5691 && regeneration(30, 3).interval == 4285);
static_assert(regeneration(30, -1).interval == 13399 && regeneration(30, 9).every_turn == 1);

}  // namespace cellophane
