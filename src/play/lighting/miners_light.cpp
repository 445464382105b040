#include "play/lighting/miners_light.h"

#include <algorithm>
#include <cstdint>

namespace cellophane {

namespace {

/// Fractions are integers in units of 1/65536, and every product is cut off.
using Fixed = std::int64_t;
constexpr Fixed whole = 65536;

constexpr Fixed times(Fixed a, Fixed b) {
    return a * b / whole;
}

constexpr Fixed base_radius(int depth) {
    Fixed radius = 78 * whole;
    for (int i = 0; i < depth; ++i) radius = radius * 85 / 100;
    return radius + 225 * whole / 100;
}

/// Each ring of light adds the light once more; cursed ones divide it.
constexpr int multiplier_of(int rings) {
    const int multiplier = 1 + rings;
    return multiplier <= 0 ? multiplier - 1 : multiplier;
}

/// How much of the light darkness leaves: little at first, and more the sooner it is over.
constexpr Fixed share_left_by_darkness(const LampState& lamp) {
    if (lamp.darkness_left <= 0 || lamp.darkness_most <= 0) return whole;
    const Fixed gone = std::max<Fixed>(0, whole - whole * lamp.darkness_left / lamp.darkness_most);
    return std::max(times(times(gone, gone), gone), whole / 20);
}

}  // namespace

MinersLight miners_light(int depth, const LampState& lamp) {
    const int multiplier = multiplier_of(lamp.rings);
    const Fixed clarity = share_left_by_darkness(lamp);
    Fixed radius = base_radius(depth);
    radius = multiplier > 0 ? radius * multiplier : radius / (1 - multiplier);
    radius = times(radius, clarity);
    if (lamp.under_water) radius /= 2;
    const Fixed steadiness = std::clamp(5 * multiplier, 0, 65);
    return {.radius_hundredths = static_cast<int>(radius * 100 / whole),
            .fade_percent = 35 + static_cast<int>(times(steadiness * whole, clarity) / whole),
            .color = tint(lamp.burning ? Color::FireFore : Color::MinersLight, depth)};
}

}  // namespace cellophane
