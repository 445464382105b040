#pragma once

#include <cstdint>

namespace cellophane {

/// How hungry the hero is (rules/hero.md 3.2): it is told when it becomes worse.
enum class Hunger : std::uint8_t { None, Hungry, Weak, Faint, Starving };

/// The most nutrition left in each state of hunger.
inline constexpr int hungry_nutrition = 350;
inline constexpr int weak_nutrition = 150;
inline constexpr int faint_nutrition = 50;

constexpr Hunger hunger_at(int nutrition) {
    if (nutrition > hungry_nutrition) return Hunger::None;
    if (nutrition > weak_nutrition) return Hunger::Hungry;
    if (nutrition > faint_nutrition) return Hunger::Weak;
    return nutrition > 0 ? Hunger::Faint : Hunger::Starving;
}

}  // namespace cellophane
