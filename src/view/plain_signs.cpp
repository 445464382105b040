#include "view/plain_signs.h"

#include "view/layout.h"

namespace cellophane {

namespace {

struct PlainSign {
    char32_t sign;
    char ground;
    char thing;
};

constexpr PlainSign plain_signs[] = {
    {.sign = U'\u00A4', .ground = '$', .thing = '$'}, {.sign = U'\u00B7', .ground = '.', .thing = '.'},
    {.sign = U'\u00DA', .ground = 'U', .thing = 'U'}, {.sign = U'\u00DF', .ground = '5', .thing = '5'},
    {.sign = U'\u03A9', .ground = '<', .thing = '<'}, {.sign = U'\u03C8', .ground = '&', .thing = '&'},
    {.sign = U'\u03DF', .ground = '7', .thing = '7'}, {.sign = U'\u2026', .ground = '.', .thing = '.'},
    {.sign = U'\u2191', .ground = '^', .thing = '('}, {.sign = U'\u2237', .ground = ':', .thing = ':'},
    {.sign = U'\u22CF', .ground = '^', .thing = '^'}, {.sign = U'\u2500', .ground = '-', .thing = '-'}, {.sign = U'\u25C6', .ground = '+', .thing = '+'},
    {.sign = U'\u25C7', .ground = '%', .thing = '$'}, {.sign = U'\u25CF', .ground = '*', .thing = 'o'},
    {.sign = U'\u2625', .ground = '0', .thing = '0'}, {.sign = U'\u2640', .ground = ',', .thing = ','},
    {.sign = U'\u266A', .ground = '?', .thing = '?'},
};

}  // namespace

char32_t plain_sign(char32_t sign, bool is_ground) {
    if (sign < 0x80) return sign;
    for (const PlainSign& plain : plain_signs)
        if (plain.sign == sign) return static_cast<char32_t>(is_ground ? plain.ground : plain.thing);
    return U'?';
}

void write_plainly(Frame& frame) {
    for (int row = 0; row < screen_rows; ++row)
        for (int column = 0; column < screen_columns; ++column) {
            char32_t& glyph = frame.at(column, row).glyph;
            glyph = plain_sign(glyph, column < sidebar_width && glyph != U'\u2191');
        }
}

}  // namespace cellophane
