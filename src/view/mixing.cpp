#include "view/mixing.h"

#include <algorithm>
#include <cstddef>

#include "kit/base/isqrt.h"

namespace cellophane {

namespace {

/// Finalizer of a 32-bit hash; cosmetic only.
constexpr std::uint32_t scramble(std::uint32_t x) {
    x ^= x >> 16;
    x *= 0x7feb352dU;
    x ^= x >> 15;
    x *= 0x846ca68bU;
    x ^= x >> 16;
    return x;
}

int soften(int component) {
    const int light = std::max(0, component);
    return light > 150 ? static_cast<int>(isqrt(static_cast<std::uint64_t>(150 * light))) : light;
}

constexpr int percent(int value) {
    return std::clamp(value, 0, 100);
}

constexpr Rgb mix(Rgb a, Rgb b, int weight) {
    const auto component = [weight](int x, int y) {
        return static_cast<std::uint8_t>((x * (100 - weight) + y * weight) / 100);
    };
    return {component(a.red, b.red), component(a.green, b.green), component(a.blue, b.blue)};
}

}  // namespace

Variation variation_of(Pos at, int depth) {
    Variation variation{};
    const auto place = static_cast<std::uint32_t>(at.x * 4096 + at.y * 64 + depth);
    for (std::size_t i = 0; i < variation.size(); ++i)
        variation[i] =
            static_cast<int>(scramble(place * 8U + static_cast<std::uint32_t>(i) + 0x9e3779b9U) % 1001U);
    return variation;
}

Tint multiply(const Tint& colour, const Tint& by) {
    return {.red = colour.red * by.red / 100,
            .green = colour.green * by.green / 100,
            .blue = colour.blue * by.blue / 100,
            .random_red = colour.random_red * by.random_red / 100,
            .random_green = colour.random_green * by.random_green / 100,
            .random_blue = colour.random_blue * by.random_blue / 100,
            .random_all = colour.random_all * by.random_all / 100,
            .dances = colour.dances || by.dances};
}

Tint light_multiplier(const Tint& light, int strength) {
    const int red = soften(light.red * strength / 100);
    const int green = soften(light.green * strength / 100);
    const int blue = soften(light.blue * strength / 100);
    return {red, green, blue, red, green, blue, (red + green + blue) / 3};
}

Tint settle_fore(const Tint& c, const Variation& v) {
    const int all = c.random_all * v[6] / 1000;
    return {percent(c.red + c.random_red * v[0] / 1000 + all),
            percent(c.green + c.random_green * v[1] / 1000 + all),
            percent(c.blue + c.random_blue * v[2] / 1000 + all)};
}

Tint settle_back(const Tint& c, const Variation& v) {
    const int all = c.random_all * v[7] / 1000;
    return {percent(c.red + c.random_red * v[3] / 1000 + all),
            percent(c.green + c.random_green * v[4] / 1000 + all),
            percent(c.blue + c.random_blue * v[5] / 1000 + all)};
}

Tint separate(Tint fore, const Tint& back) {
    constexpr int enough = 6000000;
    for (int steps = 0; steps < 9; ++steps) {
        const int red = fore.red - back.red;
        const int green = fore.green - back.green;
        const int blue = fore.blue - back.blue;
        if (2126 * red * red + 7152 * green * green + 722 * blue * blue >= enough) break;
        const bool bright = fore.red + fore.green + fore.blue > 150;
        fore = average(fore, tint(bright ? Colour::Black : Colour::White), 20);
    }
    return fore;
}

Rgb to_rgb(const Tint& colour) {
    const auto byte = [](int value) { return static_cast<std::uint8_t>(percent(value) * 255 / 100); };
    return {byte(colour.red), byte(colour.green), byte(colour.blue)};
}

Rgb dimmed(Rgb colour, int strength) {
    return mix(Rgb{}, colour, strength);
}

Rgb blended(Rgb colour, Rgb towards, int weight) {
    return mix(colour, towards, weight);
}

}  // namespace cellophane
