#include "exports/theme.h"

#include <algorithm>

namespace cellophane {

namespace {

/// Light for dark with the hue kept: lightness is mirrored, as in the model of hue, saturation and lightness.
Rgb mirrored(Rgb colour) {
    const int both =
        std::max({colour.red, colour.green, colour.blue}) + std::min({colour.red, colour.green, colour.blue});
    const auto mirror = [&](int component) { return static_cast<std::uint8_t>(component + 255 - both); };
    return {mirror(colour.red), mirror(colour.green), mirror(colour.blue)};
}

/// How bright a colour seems, 0 to 255.
int brightness(Rgb colour) {
    return (299 * colour.red + 587 * colour.green + 114 * colour.blue) / 1000;
}

/// Yellow is as light mirrored as before; on white it has to be dark.
Rgb readable(Rgb fore, Rgb back) {
    constexpr int light = 170;
    constexpr int dark = 110;
    const int seems = brightness(fore);
    if (seems < light || brightness(back) < light) return fore;
    const auto dimmed = [&](int component) { return static_cast<std::uint8_t>(component * dark / seems); };
    return {dimmed(fore.red), dimmed(fore.green), dimmed(fore.blue)};
}

}  // namespace

StyledCell on_white(const StyledCell& cell) {
    const Rgb back = mirrored(cell.back);
    return {cell.glyph, readable(mirrored(cell.fore), back), back};
}

}  // namespace cellophane
