#include "view/cell_colors.h"

#include <algorithm>
#include <cstddef>

#include "kit/base/isqrt.h"

namespace cellophane {

namespace {

/// Fore red, green, blue, then back red, green, blue, then what each has in common. The backs stray little in
/// hue, so that walls look like one stone; fore and back stray differently, so that waves show on water and
/// lava.
constexpr std::array<Variation, grains> variations{{
    {800, 700, 300, 140, 400, 300, 850, 100},
    {100, 100, 700, 420, 300, 400, 150, 350},
    {700, 800, 200, 240, 500, 650, 700, 550},
    {850, 600, 650, 350, 450, 350, 300, 800},
    {150, 200, 800, 210, 350, 500, 900, 250},
    {900, 850, 400, 380, 600, 450, 450, 450},
    {50, 100, 550, 310, 300, 600, 600, 700},
    {750, 650, 250, 280, 550, 550, 250, 950},
}};

/// What strays by no more than this cannot be seen, and does not.
constexpr int least_visible = 3;

constexpr int strayed(int part, int variation) {
    return part <= least_visible ? 0 : part * variation / 1000;
}

int soften(int component) {
    const int light = std::max(0, component);
    return light > 150 ? static_cast<int>(isqrt(static_cast<std::uint64_t>(150 * light))) : light;
}

constexpr int percent(int value) {
    return std::clamp(value, 0, 100);
}

constexpr Rgb blend(Rgb a, Rgb b, int weight) {
    const auto component = [weight](int x, int y) {
        return static_cast<std::uint8_t>((x * (100 - weight) + y * weight) / 100);
    };
    return {component(a.red, b.red), component(a.green, b.green), component(a.blue, b.blue)};
}

}  // namespace

const Variation& variation_of(int grain) {
    return variations[static_cast<std::size_t>(grain)];
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

Tint sum_of(const Tint& colour, const Tint& more) {
    return {.red = colour.red + more.red,
            .green = colour.green + more.green,
            .blue = colour.blue + more.blue,
            .random_red = colour.random_red + more.random_red,
            .random_green = colour.random_green + more.random_green,
            .random_blue = colour.random_blue + more.random_blue,
            .random_all = colour.random_all + more.random_all,
            .dances = colour.dances || more.dances};
}

Tint scaled(const Tint& colour, int percent) {
    return {.red = colour.red * percent / 100,
            .green = colour.green * percent / 100,
            .blue = colour.blue * percent / 100,
            .random_red = colour.random_red * percent / 100,
            .random_green = colour.random_green * percent / 100,
            .random_blue = colour.random_blue * percent / 100,
            .random_all = colour.random_all * percent / 100,
            .dances = colour.dances};
}

Tint light_multiplier(const Illumination& light) {
    const int red = soften(light.red);
    const int green = soften(light.green);
    const int blue = soften(light.blue);
    return {red, green, blue, red, green, blue, (red + green + blue) / 3};
}

Tint exposed(const Tint& m) {
    const auto held_back = [](int value) {
        constexpr int plain = 60;
        return value <= plain ? value : plain + (value - plain) * 30 / 100;
    };
    return {
        held_back(m.red),          held_back(m.green),       held_back(m.blue),       held_back(m.random_red),
        held_back(m.random_green), held_back(m.random_blue), held_back(m.random_all), m.dances};
}

Tint settle_fore(const Tint& c, const Variation& v) {
    const int all = strayed(c.random_all, v[6]);
    return {percent(c.red + strayed(c.random_red, v[0]) + all),
            percent(c.green + strayed(c.random_green, v[1]) + all),
            percent(c.blue + strayed(c.random_blue, v[2]) + all)};
}

Tint settle_back(const Tint& c, const Variation& v) {
    const int all = strayed(c.random_all, v[7]);
    return {percent(c.red + strayed(c.random_red, v[3]) + all),
            percent(c.green + strayed(c.random_green, v[4]) + all),
            percent(c.blue + strayed(c.random_blue, v[5]) + all)};
}

Tint separate(Tint fore, const Tint& back) {
    constexpr int enough = 6000000;
    // Decided once: a colour that turned back half-way would never get anywhere.
    const Colour away = fore.red + fore.green + fore.blue > 150 ? Colour::Black : Colour::White;
    for (int steps = 0; steps < 9; ++steps) {
        const int red = fore.red - back.red;
        const int green = fore.green - back.green;
        const int blue = fore.blue - back.blue;
        if (2126 * red * red + 7152 * green * green + 722 * blue * blue >= enough) break;
        fore = average(fore, tint(away), 20);
    }
    return fore;
}

Rgb to_rgb(const Tint& colour) {
    const auto byte = [](int value) { return static_cast<std::uint8_t>(percent(value) * 255 / 100); };
    return {byte(colour.red), byte(colour.green), byte(colour.blue)};
}

Rgb dimmed(Rgb colour, int strength) {
    return blend(Rgb{}, colour, strength);
}

Rgb blended(Rgb colour, Rgb towards, int weight) {
    return blend(colour, towards, weight);
}

}  // namespace cellophane
