#include "content/rune_powers.h"

#include <array>
#include <cstdint>

#include "kit/base/isqrt.h"

namespace cellophane {

namespace {

/// How often a rune does not act, in percent, by quarters of the enchantment that reaches it from 0 to 50
/// (tables/item_fixed_point.tsv, cut to whole percents).
using Failures = std::array<std::int8_t, 201>;

constexpr Failures of_speed{
    100, 95, 91, 87, 83, 80, 76, 73, 70, 67, 64, 61, 59, 56, 54, 52, 49, 47, 45, 43, 41, 40, 38, 36, 35, 33,
    32,  30, 29, 28, 27, 25, 24, 23, 22, 21, 20, 19, 19, 18, 17, 16, 16, 15, 14, 14, 13, 12, 12, 11, 11, 10,
    10,  9,  9,  9,  8,  8,  7,  7,  7,  7,  6,  6,  6,  5,  5,  5,  5,  4,  4,  4,  4,  4,  3,  3,  3,  3,
    3,   3,  3,  2,  2,  2,  2,  2,  2,  2,  2,  2,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,
    1,   1,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
    0,   0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
    0,   0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
    0,   0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0};
constexpr Failures of_multiplicity_and_force{
    100, 96, 92, 88, 84, 81, 78, 75, 72, 69, 66, 63, 61, 58, 56, 54, 52, 50, 48, 46, 44, 42, 40, 39, 37, 36,
    34,  33, 32, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 18, 17, 16, 16, 15, 14, 14, 13, 13, 12,
    12,  11, 11, 10, 10, 9,  9,  9,  8,  8,  8,  7,  7,  7,  6,  6,  6,  6,  5,  5,  5,  5,  4,  4,  4,  4,
    4,   4,  3,  3,  3,  3,  3,  3,  3,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  1,  1,  1,  1,  1,  1,  1,
    1,   1,  1,  1,  1,  1,  1,  1,  1,  1,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
    0,   0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
    0,   0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
    0,   0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0};
constexpr Failures of_slowing{
    100, 96, 92, 89, 85, 82, 79, 76, 73, 71, 68, 66, 63, 61, 58, 56, 54, 52, 50, 48, 47, 45, 43, 42, 40, 38,
    37,  36, 34, 33, 32, 31, 29, 28, 27, 26, 25, 24, 23, 22, 22, 21, 20, 19, 19, 18, 17, 16, 16, 15, 15, 14,
    14,  13, 13, 12, 12, 11, 11, 10, 10, 10, 9,  9,  8,  8,  8,  7,  7,  7,  7,  6,  6,  6,  6,  5,  5,  5,
    5,   5,  4,  4,  4,  4,  4,  4,  3,  3,  3,  3,  3,  3,  3,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,
    1,   1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  0,  0,  0,  0,  0,  0,  0,
    0,   0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
    0,   0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
    0,   0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0};
constexpr Failures of_confusion{
    100, 97, 94, 91, 88, 86, 83, 81, 79, 76, 74, 72, 70, 68, 66, 64, 62, 60, 59, 57, 55, 54, 52, 51, 49, 48,
    46,  45, 44, 42, 41, 40, 39, 38, 37, 36, 35, 34, 33, 32, 31, 30, 29, 28, 27, 26, 26, 25, 24, 23, 23, 22,
    21,  21, 20, 20, 19, 19, 18, 17, 17, 16, 16, 15, 15, 15, 14, 14, 13, 13, 13, 12, 12, 11, 11, 11, 10, 10,
    10,  10, 9,  9,  9,  8,  8,  8,  8,  7,  7,  7,  7,  7,  6,  6,  6,  6,  6,  5,  5,  5,  5,  5,  5,  4,
    4,   4,  4,  4,  4,  4,  4,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  2,  2,  2,  2,  2,  2,  2,  2,  2,
    2,   2,  2,  2,  2,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,
    1,   1,  1,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
    0,   0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0};
constexpr Failures of_paralysis{
    100, 98, 96, 94, 92, 91, 89, 88, 86, 84, 83, 81, 80, 78, 77, 76, 74, 73, 72, 70, 69, 68, 67, 65, 64, 63,
    62,  61, 60, 59, 58, 56, 55, 54, 53, 52, 52, 51, 50, 49, 48, 47, 46, 45, 45, 44, 43, 42, 41, 41, 40, 39,
    38,  38, 37, 36, 36, 35, 34, 34, 33, 33, 32, 31, 31, 30, 30, 29, 29, 28, 28, 27, 27, 26, 26, 25, 25, 24,
    24,  23, 23, 23, 22, 22, 21, 21, 21, 20, 20, 19, 19, 19, 18, 18, 18, 17, 17, 17, 16, 16, 16, 16, 15, 15,
    15,  14, 14, 14, 14, 13, 13, 13, 13, 12, 12, 12, 12, 11, 11, 11, 11, 11, 10, 10, 10, 10, 10, 9,  9,  9,
    9,   9,  9,  8,  8,  8,  8,  8,  8,  8,  7,  7,  7,  7,  7,  7,  7,  6,  6,  6,  6,  6,  6,  6,  6,  6,
    5,   5,  5,  5,  5,  5,  5,  5,  5,  5,  4,  4,  4,  4,  4,  4,  4,  4,  4,  4,  4,  4,  3,  3,  3,  3,
    3,   3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  2,  2,  2,  2,  2,  2,  2};
constexpr Failures of_quietus{
    100, 98, 96, 95, 93, 92, 91, 89, 88, 87, 85, 84, 83, 81, 80, 79, 78, 76, 75, 74, 73, 72, 71, 70, 68, 67,
    66,  65, 64, 63, 62, 61, 60, 60, 59, 58, 57, 56, 55, 54, 53, 53, 52, 51, 50, 49, 49, 48, 47, 46, 46, 45,
    44,  44, 43, 42, 42, 41, 40, 40, 39, 38, 38, 37, 37, 36, 36, 35, 34, 34, 33, 33, 32, 32, 31, 31, 30, 30,
    29,  29, 29, 28, 28, 27, 27, 26, 26, 26, 25, 25, 24, 24, 24, 23, 23, 23, 22, 22, 21, 21, 21, 20, 20, 20,
    20,  19, 19, 19, 18, 18, 18, 17, 17, 17, 17, 16, 16, 16, 16, 15, 15, 15, 15, 14, 14, 14, 14, 14, 13, 13,
    13,  13, 12, 12, 12, 12, 12, 12, 11, 11, 11, 11, 11, 10, 10, 10, 10, 10, 10, 9,  9,  9,  9,  9,  9,  9,
    8,   8,  8,  8,  8,  8,  8,  8,  7,  7,  7,  7,  7,  7,  7,  7,  6,  6,  6,  6,  6,  6,  6,  6,  6,  6,
    5,   5,  5,  5,  5,  5,  5,  5,  5,  5,  5,  5,  4,  4,  4,  4,  4,  4,  4};

const Failures& failures_of(WeaponRune rune) {
    switch (rune) {
        case WeaponRune::Speed:
            return of_speed;
        case WeaponRune::Slowing:
            return of_slowing;
        case WeaponRune::Confusion:
            return of_confusion;
        case WeaponRune::Paralysis:
            return of_paralysis;
        case WeaponRune::Quietus:
            return of_quietus;
        case WeaponRune::Multiplicity:
        case WeaponRune::Force:
        case WeaponRune::Slaying:
        case WeaponRune::Mercy:
        case WeaponRune::Plenty:
        case WeaponRune::count:
            break;
    }
    return of_multiplicity_and_force;
}

/// The blows of heavy weapons come half as often, and count for that.
int average_damage(const ItemRow& weapon) {
    const int average = (weapon.range.least + weapon.range.most) / 2;
    return weapon.manners.has(Manner::Knockback) ? average / 2 : average;
}

/// How much of an enchantment gets through to the rune: the harder a weapon hits, the less.
int reaching(const ItemRow& weapon, int net) {
    constexpr int deaf = 18;
    const int average = average_damage(weapon);
    // A hundredth is never lost.
    return average < deaf ? net * (deaf - average) / deaf : net / 100;
}

/// As often in a turn, whatever the number of blows in it. The table cuts off what is whole, too.
int paced(const ItemRow& weapon, int percent) {
    const int failing = 100 - percent;
    if (weapon.manners.has(Manner::Knockback)) return 100 - failing * failing / 100;
    if (!weapon.manners.has(Manner::Quick) || failing == 0) return percent;
    return 99 - static_cast<int>(isqrt(static_cast<std::uint64_t>(100 * failing)));
}

}  // namespace

int rune_percent(WeaponRune rune, ItemKind weapon, int net) {
    const WeaponRuneRow& row = weapon_rune_rows[rune];
    if (row.fails_percent == 0) return row.flat_percent;
    const ItemRow& kind = item_rows[weapon];
    int percent = 0;
    if (net > 0) {
        const int row_of_power = std::min(reaching(kind, net), 50 * quarters);
        percent = paced(kind, 100 - failures_of(rune)[static_cast<std::size_t>(row_of_power)]);
    }
    return std::clamp(percent, std::max(1, net / quarters), 100);
}

}  // namespace cellophane
