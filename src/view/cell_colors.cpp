#include "view/cell_colors.h"

#include <algorithm>
#include <cstddef>

#include "kit/base/isqrt.h"

namespace cellophane {

namespace {

/// Fore red, green, blue, then back red, green, blue, then what each has in common. The backs stray little in
/// hue, so that walls look like one stone; fore and back stray differently, so that waves show on water and
/// lava. Signs are thin, and come in four kinds.
constexpr std::array<Variation, grains> variations{{
    {500, 700, 300, 440, 400, 300, 700, 100},
    {100, 300, 600, 600, 300, 400, 200, 350},
    {400, 850, 200, 480, 500, 650, 500, 550},
    {200, 450, 500, 560, 450, 350, 300, 800},
    {500, 700, 300, 420, 350, 500, 700, 250},
    {100, 300, 600, 580, 600, 450, 200, 450},
    {400, 850, 200, 520, 300, 600, 500, 700},
    {200, 450, 500, 500, 550, 550, 300, 950},
}};

/// Each of the numbers is spread over 0-1000, in an order of its own.
constexpr std::array<Variation, waves> spread_waves() {
    constexpr std::array<int, 8> strides{7, 3, 5, 1, 3, 1, 5, 7};
    std::array<Variation, waves> spread{};
    for (std::size_t wave = 0; wave < waves; ++wave)
        for (std::size_t i = 0; i < strides.size(); ++i) {
            const int place = (static_cast<int>(wave) * strides[i] + static_cast<int>(i * i)) % waves;
            spread[wave][i] = place * 1000 / (waves - 1);
        }
    return spread;
}
constexpr std::array<Variation, waves> wave_variations = spread_waves();

/// What strays by no more than this, in percent, cannot be seen, and does not; where colors dance, the eye
/// sees less.
constexpr int least_visible = 8;
constexpr int least_visible_change = 4;

/// How far the parts of a color stray.
class Stray {
public:
    constexpr explicit Stray(const Tint& c) : least_{c.dances ? least_visible_change : least_visible} {}
    constexpr int operator()(int part, int variation) const {
        return part <= least_ ? 0 : part * variation / 1000;
    }

private:
    int least_;
};

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

const Variation& wave_of(int number) {
    return wave_variations[static_cast<std::size_t>(number)];
}

Tint multiply(const Tint& color, const Tint& by) {
    return {.red = color.red * by.red / 100,
            .green = color.green * by.green / 100,
            .blue = color.blue * by.blue / 100,
            .random_red = color.random_red * by.random_red / 100,
            .random_green = color.random_green * by.random_green / 100,
            .random_blue = color.random_blue * by.random_blue / 100,
            .random_all = color.random_all * by.random_all / 100,
            .dances = color.dances || by.dances};
}

Tint sum_of(const Tint& color, const Tint& more) {
    return {.red = color.red + more.red,
            .green = color.green + more.green,
            .blue = color.blue + more.blue,
            .random_red = color.random_red + more.random_red,
            .random_green = color.random_green + more.random_green,
            .random_blue = color.random_blue + more.random_blue,
            .random_all = color.random_all + more.random_all,
            .dances = color.dances || more.dances};
}

Tint scaled(const Tint& color, int percent) {
    return {.red = color.red * percent / 100,
            .green = color.green * percent / 100,
            .blue = color.blue * percent / 100,
            .random_red = color.random_red * percent / 100,
            .random_green = color.random_green * percent / 100,
            .random_blue = color.random_blue * percent / 100,
            .random_all = color.random_all * percent / 100,
            .dances = color.dances};
}

Tint light_multiplier(const Illumination& light) {
    const int red = soften(light.red);
    const int green = soften(light.green);
    const int blue = soften(light.blue);
    return {red, green, blue, red, green, blue, (red + green + blue) / 3};
}

Tint settle_fore(const Tint& c, const Variation& v) {
    const Stray strayed{c};
    const int all = strayed(c.random_all, v[6]);
    return {percent(c.red + strayed(c.random_red, v[0]) + all),
            percent(c.green + strayed(c.random_green, v[1]) + all),
            percent(c.blue + strayed(c.random_blue, v[2]) + all)};
}

Tint settle_back(const Tint& c, const Variation& v) {
    const Stray strayed{c};
    const int all = strayed(c.random_all, v[7]);
    return {percent(c.red + strayed(c.random_red, v[3]) + all),
            percent(c.green + strayed(c.random_green, v[4]) + all),
            percent(c.blue + strayed(c.random_blue, v[5]) + all)};
}

Tint separate(Tint fore, const Tint& back) {
    constexpr int enough = 6000000;
    // Decided once: a color that turned back half-way would never get anywhere.
    const Color away = fore.red + fore.green + fore.blue > 150 ? Color::Black : Color::White;
    for (int steps = 0; steps < 9; ++steps) {
        const int red = fore.red - back.red;
        const int green = fore.green - back.green;
        const int blue = fore.blue - back.blue;
        if (2126 * red * red + 7152 * green * green + 722 * blue * blue >= enough) break;
        fore = average(fore, tint(away), 20);
    }
    return fore;
}

Rgb to_rgb(const Tint& color) {
    const auto byte = [](int value) { return static_cast<std::uint8_t>(percent(value) * 255 / 100); };
    return {byte(color.red), byte(color.green), byte(color.blue)};
}

Rgb dimmed(Rgb color, int strength) {
    return blend(Rgb{}, color, strength);
}

Rgb blended(Rgb color, Rgb towards, int weight) {
    return blend(color, towards, weight);
}

}  // namespace cellophane
