#include "exports/average_color.h"

#include "support/catch.h"

namespace cellophane {

namespace {

constexpr Rgb red{200, 0, 0};
constexpr Rgb blue{0, 0, 200};

int redness(char32_t glyph) {
    return average_color({glyph, red, blue}).red;
}

}  // namespace

TEST_CASE("a dot for a cell mixes its colours by how much the glyph covers", "[exports]") {
    CHECK(average_color({U' ', red, blue}) == blue);
    CHECK(redness(U'.') > 0);
    CHECK(redness(U'.') < redness(U'"'));
    CHECK(redness(U'"') < redness(U'#'));
    CHECK(redness(U'#') < redness(U'>'));
    CHECK(redness(U'>') < redness(U'g'));
    CHECK(redness(U'g') == redness(U'D'));
    CHECK(redness(U'g') < red.red);
}

TEST_CASE("a dot for a cell of one colour has that colour", "[exports]") {
    for (const char32_t glyph : {U' ', U'.', U'#', U'g', U'>'})
        CHECK(average_color({glyph, red, red}) == red);
}

}  // namespace cellophane
