#include "view/palettes.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>

#include "view/cell_colors.h"
#include "view/pictograms.h"

namespace cellophane {

namespace {

/// What becomes of red, green and blue, each in percent of the three. Every row sums to 100, so that gray
/// stays gray; what an eye cannot see of a difference is added to what it can, as far as signs stay bright
/// and blue stays blue (tests/view/palettes_test.cpp says how far that goes).
struct Shift {
    std::array<std::array<int, 3>, 3> rows;
};
constexpr Shift protan{{{{104, -65, 61}, {34, 63, 3}, {-71, 69, 102}}}};
constexpr Shift deutan{{{{118, 5, -23}, {-84, 183, 1}, {92, -66, 74}}}};
constexpr Shift tritan{{{{193, -52, -41}, {-4, 67, 37}, {-1, -9, 110}}}};

Rgb moved(Rgb color, const Shift& shift) {
    const auto component = [&](std::size_t row) {
        const std::array<int, 3>& share = shift.rows[row];
        const int value = share[0] * color.red + share[1] * color.green + share[2] * color.blue;
        return static_cast<std::uint8_t>(std::clamp(value / 100, 0, 255));
    };
    return {component(0), component(1), component(2)};
}

constexpr double fifth_root(double x) {
    double root = 1;
    for (int turns = 0; turns < 40; ++turns) root -= (root - x / (root * root * root * root)) / 5;
    return root;
}

/// Light is not what the numbers of a screen say (sRGB): hundred-thousandths of full light, by the number.
constexpr std::array<int, 256> lights_of_numbers() {
    std::array<int, 256> lights{};
    for (std::size_t i = 0; i < lights.size(); ++i) {
        const double share = static_cast<double>(i) / 255.0;
        const double above = (share + 0.055) / 1.055;
        const double light = share <= 0.04045 ? share / 12.92 : above * above * fifth_root(above * above);
        lights[i] = static_cast<int>(light * 100000 + 0.5);
    }
    return lights;
}
constexpr std::array<int, 256> lights = lights_of_numbers();
static_assert(lights[255] == full_luminance && lights[128] == 21586);

constexpr int glare = 5000;
constexpr int enough = 700;
/// A ground up to this carries white at seven to one; one from that on, black.
constexpr int darkest_ground = 10000;
constexpr int brightest_ground = 30000;
constexpr int a_little = 10;

/// Where a sign stands on the map, and where it stands in high contrast: terrain, items, creatures and the
/// hero keep their order and move apart.
struct SignLight {
    int usual = 0;
    int apart = 0;
};
constexpr SignLight signs_apart[] = {{0, 32000},     {12500, 42000}, {18500, 47000}, {30000, 55000},
                                     {36000, 58000}, {38000, 62000}, {60000, 78000}, {100000, 100000}};

constexpr int light_apart(int usual) {
    const SignLight* next = std::begin(signs_apart) + 1;
    while (next->usual < usual) ++next;
    const SignLight& last = next[-1];
    return last.apart + (usual - last.usual) * (next->apart - last.apart) / (next->usual - last.usual);
}

}  // namespace

int luminance(Rgb color) {
    return (2126 * lights[color.red] + 7152 * lights[color.green] + 722 * lights[color.blue]) / 10000;
}

int contrast_hundredths(Rgb a, Rgb b) {
    const int one = luminance(a);
    const int other = luminance(b);
    const int dark = std::min(one, other);
    const int bright = std::max(one, other);
    return static_cast<int>((bright + glare) * 100LL / (dark + glare));
}

void set_apart_in_order(StyledCell& cell) {
    constexpr int step = 1;
    constexpr Rgb white{255, 255, 255};
    // Ground that glows so brightly has a black sign of its own.
    if (luminance(cell.back) >= brightest_ground && !stands_on_ground(cell.picture)) return set_apart(cell);
    const Rgb fore = cell.fore;
    const int wanted = light_apart(luminance(fore));
    for (int way = step; way <= 100 && luminance(cell.fore) < wanted; way += step)
        cell.fore = blended(fore, white, way);
    const Rgb back = cell.back;
    for (int left = 100 - step; left >= 0 && contrast_hundredths(cell.fore, cell.back) < enough; left -= step)
        cell.back = dimmed(back, left);
}

namespace {

Rgb shifted(Rgb color, Palette palette) {
    switch (palette) {
        case Palette::Protan:
            return moved(color, protan);
        case Palette::Deutan:
            return moved(color, deutan);
        case Palette::Tritan:
            return moved(color, tritan);
        case Palette::Standard:
        case Palette::HighContrast:
        case Palette::count:
            break;
    }
    return color;
}

}  // namespace

Rgb suited(Rgb color, Palette palette) {
    constexpr Rgb white{255, 255, 255};
    constexpr int step = 4;
    const Rgb other = shifted(color, palette);
    // What matters more is brighter in every palette, so that none adds much light, or takes much from what
    // is bright.
    constexpr int bright = 20000;
    const int light = luminance(color);
    Rgb suited = other;
    for (int left = 100 - step; luminance(suited) > light * 13 / 10 && left > 0; left -= step)
        suited = dimmed(other, left);
    for (int way = step; light >= bright && luminance(suited) < light * 8 / 10 && way <= 100; way += step)
        suited = blended(other, white, way);
    return suited;
}

namespace {

bool is_legible(Rgb color, Rgb ground, int least) {
    for (int i = 0; i < static_cast<int>(Palette::count); ++i) {
        const auto palette = static_cast<Palette>(i);
        if (contrast_hundredths(suited(color, palette), suited(ground, palette)) < least) return false;
    }
    return true;
}

}  // namespace

Rgb dimmed_legibly(Rgb color, int strength, Rgb ground, int least) {
    for (int left = strength; left < 100; left += a_little) {
        const Rgb fainter = dimmed(color, left);
        if (is_legible(fainter, ground, least)) return fainter;
    }
    Rgb brighter = color;
    for (int way = 0; way <= 100 && !is_legible(brighter, ground, least); way += a_little)
        brighter = blended(color, Rgb{255, 255, 255}, way);
    return brighter;
}

void set_apart(StyledCell& cell) {
    const int ground = luminance(cell.back);
    if (ground > darkest_ground && ground < brightest_ground)
        for (int left = 100; luminance(cell.back) > darkest_ground; left -= a_little)
            cell.back = dimmed(cell.back, left);
    const Rgb end = luminance(cell.back) >= brightest_ground ? Rgb{} : Rgb{255, 255, 255};
    const Rgb fore = cell.fore;
    for (int way = 0; way <= 100 && contrast_hundredths(cell.fore, cell.back) < enough; way += a_little)
        cell.fore = blended(fore, end, way);
}

void suit(StyledCell& cell, Palette palette) {
    if (palette == Palette::Standard) return;
    if (palette != Palette::HighContrast) {
        cell.fore = suited(cell.fore, palette);
        cell.back = suited(cell.back, palette);
        return;
    }
    // Halves of cells are a picture and no sign.
    if (cell.glyph == U' ' || cell.glyph == upper_half) return;
    if (cell.picture != 0)
        set_apart_in_order(cell);
    else
        set_apart(cell);
}

void suit(Frame& frame, Palette palette) {
    if (palette == Palette::Standard) return;
    for (int row = 0; row < screen_rows; ++row)
        for (int column = 0; column < screen_columns; ++column) suit(frame.at(column, row), palette);
}

}  // namespace cellophane
