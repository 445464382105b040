#include <string>

#include "support/catch.h"
#include "view/cell_painter.h"
#include "view/observations.h"
#include "view/scene.h"

namespace cellophane {

namespace {

/// An empty hall, the hero in its middle, everything in view.
Observation hall() {
    std::vector<std::string_view> rows(21, ".........................................");
    rows[10] = "....................@....................";
    Observation seen = drawn_observation(rows);
    seen.in_view = BitGrid{seen.cells.size()};
    seen.in_view.fill();
    seen.lit = BitGrid{seen.cells.size()};
    seen.dark = BitGrid{seen.cells.size()};
    seen.hero->stealth_range = 7;
    return seen;
}

Frame painted(const Observation& seen, bool show_stealth) {
    const MessageLog log;
    const Pointing nowhere_pointed;
    CellPainter painter;
    return paint(Scene{.seen = seen, .log = log, .pointing = nowhere_pointed, .show_stealth = show_stealth},
                 painter);
}

bool differs(const Observation& seen, Pos off) {
    const Pos at = seen.hero->at + off;
    return painted(seen, true).at(21 + at.x, 3 + at.y) != painted(seen, false).at(21 + at.x, 3 + at.y);
}

}  // namespace

TEST_CASE("cells outside the stealth range are tinted, which is seven straight and four diagonally",
          "[view][stealth]") {
    const Observation seen = hall();
    CHECK_FALSE(differs(seen, {0, 0}));
    CHECK_FALSE(differs(seen, {7, 0}));
    CHECK(differs(seen, {8, 0}));
    CHECK_FALSE(differs(seen, {0, -7}));
    CHECK(differs(seen, {0, -8}));
    CHECK_FALSE(differs(seen, {4, 4}));
    CHECK(differs(seen, {5, 5}));
    const Pos far = seen.hero->at + Pos{12, 0};
    const StyledCell plain = painted(seen, false).at(21 + far.x, 3 + far.y);
    const StyledCell tinted = painted(seen, true).at(21 + far.x, 3 + far.y);
    CHECK(tinted.back.red > plain.back.red);
    CHECK(tinted.back.red - plain.back.red > tinted.back.blue - plain.back.blue);
}

TEST_CASE("the stealth display marks lit and dark cells in view", "[view][stealth]") {
    Observation seen = hall();
    seen.lit.set(seen.hero->at + Pos{2, 0});
    seen.dark.set(seen.hero->at + Pos{3, 0});
    CHECK(differs(seen, {2, 0}));
    CHECK(differs(seen, {3, 0}));
    CHECK_FALSE(differs(seen, {1, 0}));
    seen.in_view.clear();
    CHECK_FALSE(differs(seen, {12, 0}));
    CHECK_FALSE(differs(seen, {2, 0}));
    // A map without a hero has no such thing.
    seen.hero.reset();
    CHECK(painted(seen, true) == painted(seen, false));
}

}  // namespace cellophane
