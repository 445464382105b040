#include "exports/from_afar.h"

#include "support/catch.h"

namespace cellophane {

namespace {

constexpr Rgb red{200, 0, 0};
constexpr Rgb blue{0, 0, 200};

int redness(char32_t glyph) {
    return from_afar({glyph, red, blue}).red;
}

}  // namespace

TEST_CASE("from afar a cell is of the colour of its ground, the more so the less its sign covers",
          "[exports]") {
    CHECK(from_afar({U' ', red, blue}) == blue);
    CHECK(redness(U'.') > 0);
    CHECK(redness(U'.') < redness(U'"'));
    CHECK(redness(U'"') < redness(U'#'));
    CHECK(redness(U'#') < redness(U'>'));
    CHECK(redness(U'>') < redness(U'g'));
    CHECK(redness(U'g') == redness(U'D'));
    CHECK(redness(U'g') < red.red);
}

TEST_CASE("from afar a sign on ground of its own colour changes nothing", "[exports]") {
    for (const char32_t glyph : {U' ', U'.', U'#', U'g', U'>'}) CHECK(from_afar({glyph, red, red}) == red);
}

}  // namespace cellophane
