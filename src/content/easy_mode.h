#pragma once

#include <algorithm>

namespace cellophane {

/// By what an easier game divides all that hurts the hero (rules/hero.md 7.5 and 14).
inline constexpr int easy_mode_divisor = 5;

/// What an easier game leaves of it: at least a little.
constexpr int scaled_for_easy_mode(int damage) {
    return damage > 0 ? std::max(1, damage / easy_mode_divisor) : damage;
}

}  // namespace cellophane
