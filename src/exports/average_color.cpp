#include "exports/average_color.h"

#include <cstdint>

namespace cellophane {

namespace {

/// How much of its ground a sign covers, in 256ths, roughly: a dot little, what is alive stands out.
int ink_of(char32_t glyph) {
    if ((glyph >= U'a' && glyph <= U'z') || (glyph >= U'A' && glyph <= U'Z')) return 243;
    switch (glyph) {
        case U' ':
            return 0;
        case U'.':
        case U'\u00b7':
            return 31;
        case U'"':
        case U'~':
            return 77;
        case U'#':
            return 115;
        default:
            return 179;
    }
}

}  // namespace

Rgb average_color(const StyledCell& cell) {
    const int ink = ink_of(cell.glyph);
    const auto mixed = [ink](int ground, int sign) {
        return static_cast<std::uint8_t>((ground * (256 - ink) + sign * ink + 128) >> 8);
    };
    return {mixed(cell.back.red, cell.fore.red), mixed(cell.back.green, cell.fore.green),
            mixed(cell.back.blue, cell.fore.blue)};
}

}  // namespace cellophane
