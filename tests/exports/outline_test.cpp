#include "exports/outline.h"

#include "exports/canvas.h"
#include "exports/ink.h"
#include "support/catch.h"

namespace cellophane {

TEST_CASE("a thick line covers its ends and what lies between", "[exports][outline]") {
    for (const Pos to : {Pos{20, 4}, Pos{4, 20}, Pos{20, 20}, Pos{4, 4}}) {
        Canvas canvas{{24, 24}, ink_black};
        const auto middle = [](Pos pixel) {
            return Pos{pixel.x * parts_of_pixel + parts_of_pixel / 2,
                       pixel.y * parts_of_pixel + parts_of_pixel / 2};
        };
        canvas.fill(thick_line(middle({4, 4}), middle(to), 4 * parts_of_pixel), ink_white);
        INFO(to.x << ", " << to.y);
        CHECK(canvas.at({4, 4}) == ink_white);
        CHECK(canvas.at(to) == ink_white);
        CHECK(canvas.at({(4 + to.x) / 2, (4 + to.y) / 2}) == ink_white);
        CHECK(canvas.at({23, 0}) == ink_black);
    }
}

TEST_CASE("a path becomes a shape in the size that is asked for", "[exports][outline]") {
    const Outline square = outline_of_path("M0 0L8 0L8 -8L0 -8L0 0Z", 8, 2, {64, 640});
    REQUIRE(square.contours.size() == 1);
    CHECK(square.contours[0] == std::vector<Pos>{{64, 640}, {192, 640}, {192, 512}, {64, 512}, {64, 640}});
    // A curve ends where it should, and bulges towards its control point.
    const Outline curve = outline_of_path("M0 0Q8 0 8 8Z", 8, 8, {});
    REQUIRE(curve.contours.size() == 1);
    CHECK(curve.contours[0].back() == Pos{8 * parts_of_pixel, 8 * parts_of_pixel});
    CHECK(curve.contours[0][3] == Pos{6 * parts_of_pixel, 2 * parts_of_pixel});
    CHECK(outline_of_path("M0 0L1 0ZM2 2L3 3Z", 8, 8, {}).contours.size() == 2);
    CHECK(outline_of_path("", 8, 8, {}).contours.empty());
    // What does not begin somewhere is nothing.
    CHECK(outline_of_path("L1 1Z", 8, 8, {}).contours.empty());
}

}  // namespace cellophane
