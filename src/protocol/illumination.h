#pragma once

#include <algorithm>
#include <cstdint>

namespace cellophane {

/// The light in a cell, in percent (rules/terrain.md 15.1): 100 is full, more is dazzling, and less than
/// nothing is what shadows cast.
struct Illumination {
    std::int32_t red = 0;
    std::int32_t green = 0;
    std::int32_t blue = 0;

    constexpr Illumination& operator+=(const Illumination& more) {
        red += more.red;
        green += more.green;
        blue += more.blue;
        return *this;
    }
    friend constexpr bool operator==(const Illumination&, const Illumination&) = default;
};

/// So much of a light, in percent; rounded towards nothing.
constexpr Illumination share_of(const Illumination& light, int percent) {
    return {light.red * percent / 100, light.green * percent / 100, light.blue * percent / 100};
}

/// Whether the light is enough to see by (rules/terrain.md 2.1).
constexpr bool is_enough_to_see_by(const Illumination& light) {
    constexpr int threshold = 50;
    return std::max(light.red, 0) + std::max(light.green, 0) + std::max(light.blue, 0) > threshold;
}

/// Whether something eats more light than falls there (rules/terrain.md 15.3); the hero's own light left out.
constexpr bool is_darkness(const Illumination& light) {
    constexpr int threshold = -10;
    return light.red < threshold && light.green < threshold && light.blue < threshold;
}

}  // namespace cellophane
