#include "exports/canvas.h"

#include "exports/ink.h"
#include "support/catch.h"

namespace cellophane {

TEST_CASE("shapes cover pixels by the share that lies inside them", "[exports][canvas]") {
    Canvas canvas{{4, 4}, ink_black};
    const auto part = [](int x, int y) { return Pos{x * parts_of_pixel / 2, y * parts_of_pixel / 2}; };
    // From the middle of pixel 0, 0 to the middle of pixel 2, 2.
    canvas.fill({{{part(1, 1), part(5, 1), part(5, 5), part(1, 5)}}}, ink_white);
    CHECK(canvas.at({1, 1}) == ink_white);
    CHECK(canvas.at({0, 1}).red == 127);
    CHECK(canvas.at({0, 0}).red == 63);
    CHECK(canvas.at({3, 3}) == ink_black);
    // A hole runs the other way.
    Canvas ring{{4, 4}, ink_black};
    ring.fill({{{part(0, 0), part(8, 0), part(8, 8), part(0, 8)},
                {part(2, 2), part(2, 6), part(6, 6), part(6, 2)}}},
              ink_white);
    CHECK(ring.at({0, 0}) == ink_white);
    CHECK(ring.at({1, 1}) == ink_black);
    CHECK(ring.at({3, 3}) == ink_white);
    // Beyond the canvas nothing is painted.
    ring.fill(round_box({-50, -50}, 200, 200, 20), ink_black);
    CHECK(ring.at({3, 0}) == ink_black);
    ring.fill({}, ink_white);
    CHECK(ring.at({3, 0}) == ink_black);
}

TEST_CASE("a colour is mixed by a share of 255", "[exports][canvas]") {
    CHECK(mixed(ink_black, ink_white, 0) == ink_black);
    CHECK(mixed(ink_black, ink_white, 255) == ink_white);
    CHECK(mixed({10, 20, 30}, {20, 40, 60}, 128).green == 30);
}

}  // namespace cellophane
