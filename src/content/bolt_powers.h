#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "content/ranges.h"

namespace cellophane {

// What bolts do by their magnitude, which is a staff's level (tables/power_tables.tsv;
// rules/monsters.md 15.4).

/// The table's row at a magnitude from 1 on; beyond its end the last figure stays.
template <class T, std::size_t size>
constexpr int at_magnitude(const std::array<T, size>& row, int magnitude) {
    return static_cast<int>(
        row[static_cast<std::size_t>(std::clamp(magnitude, 1, static_cast<int>(size)) - 1)]);
}

/// Turns of poison.
inline constexpr std::array<std::int16_t, 20> poison_turns{5,  5,  6,  8,   10,  14,  18,  24,  31,  40,
                                                           53, 68, 89, 116, 151, 196, 255, 332, 432, 562};
/// Tenths of a point of health a shield takes before it breaks; more than a status can count is cut off.
inline constexpr std::array<std::int16_t, 20> shield_strengths{92,    130,   181,   254,   356,   499,  699,
                                                               978,   1370,  1918,  2685,  3760,  5264, 7369,
                                                               10317, 14444, 20222, 28311, 32000, 32000};
/// By how much the chance of crystal to grow falls from ring to ring, in percent.
inline constexpr std::array<std::int8_t, 20> crystal_decrements{60, 47, 38, 30, 24, 19, 15, 12, 10, 8,
                                                                6,  5,  4,  3,  2,  2,  1,  1,  1,  1};

/// The chance of armor of reflection to turn a bolt, in percent, by quarters of its net enchantment from a
/// quarter on; beyond the end it is certain.
inline constexpr std::array<std::int8_t, 112> reflection_percents{
    4,  8,  12, 16, 19, 22, 25, 28, 31, 34, 37, 39, 42, 44, 46, 48, 50, 52, 54, 56, 58, 60, 61,
    63, 64, 66, 67, 68, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 82, 83, 84, 84, 85,
    86, 86, 87, 87, 88, 88, 89, 89, 90, 90, 91, 91, 91, 92, 92, 92, 93, 93, 93, 94, 94, 94, 94,
    95, 95, 95, 95, 96, 96, 96, 96, 96, 96, 97, 97, 97, 97, 97, 97, 97, 98, 98, 98, 98, 98, 98,
    98, 98, 98, 98, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99};

constexpr int reflection_percent(int net_enchantment_quarters) {
    if (net_enchantment_quarters <= 0) return 0;
    const auto row = static_cast<std::size_t>(net_enchantment_quarters - 1);
    return row < reflection_percents.size() ? reflection_percents[row] : 100;
}

constexpr Roll bolt_damage(int magnitude) {
    return {(magnitude + 2) * 3 / 4, 4 + 5 * magnitude / 2, 1 + magnitude / 3};
}
constexpr int slow_turns(int magnitude) {
    return 5 * magnitude;
}
constexpr int haste_turns(int magnitude) {
    return 2 + 4 * magnitude;
}
constexpr int discord_turns(int magnitude) {
    return 4 * magnitude;
}
constexpr int trance_turns(int magnitude) {
    return 3 * magnitude;
}
constexpr int invisible_turns(int magnitude) {
    return 15 * magnitude;
}
constexpr int healing_percent(int magnitude) {
    return std::min(100, 10 * magnitude);
}
/// In cells.
constexpr int blink_reach(int magnitude) {
    return 2 + 2 * magnitude;
}
/// The blink magnitude with which beckoning pulls, by the distance in cells (rules/monsters.md 14.5).
constexpr int beckoning_magnitude(int distance) {
    return distance > 4 ? (distance - 2) / 2 : 1;
}
constexpr int blade_count(int magnitude) {
    return 3 * magnitude / 2;
}

/// The chance to dominate a creature, in percent (rules/monsters.md 14.3).
constexpr int domination_percent(int health, int max_health) {
    return 5 * health < max_health ? 100 : 100 * (max_health - health) / max_health;
}

/// How long conjured blades last (rules/items.md 20).
inline constexpr Range blade_turns{15, 20};

}  // namespace cellophane
