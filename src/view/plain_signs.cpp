#include "view/plain_signs.h"

namespace cellophane {

namespace {

struct PlainSign {
    char32_t sign;
    char ascii;
};

constexpr PlainSign plain_signs[] = {
    {U'\u00A4', '$'}, {U'\u00B7', '.'}, {U'\u00DA', 'U'}, {U'\u00DF', '5'}, {U'\u03A9', '<'},
    {U'\u03C8', '&'}, {U'\u03DF', '7'}, {U'\u2026', '.'}, {U'\u2191', '('}, {U'\u2237', ':'},
    {U'\u22CF', '^'}, {U'\u2500', '-'}, {U'\u25C6', '+'}, {U'\u25C7', '%'}, {U'\u25CF', '*'},
    {U'\u2193', 'v'}, {U'\u2625', '0'}, {U'\u2640', ','}, {U'\u266A', '?'},
};

}  // namespace

char32_t plain_sign(const StyledCell& cell) {
    // What has been wiped away has no stand-in either.
    if (cell.glyph == U' ') return U' ';
    if (cell.ascii != 0) return static_cast<char32_t>(cell.ascii);
    if (cell.glyph < 0x80) return cell.glyph;
    for (const PlainSign& plain : plain_signs)
        if (plain.sign == cell.glyph) return static_cast<char32_t>(plain.ascii);
    return U'?';
}

void write_plainly(Frame& frame) {
    for (int row = 0; row < screen_rows; ++row)
        for (int column = 0; column < screen_columns; ++column) {
            StyledCell& cell = frame.at(column, row);
            cell.glyph = plain_sign(cell);
        }
}

}  // namespace cellophane
