#include "view/effects.h"

#include "support/catch.h"

// Blows (rules/interface.md 12).

namespace cellophane {

namespace {

constexpr Pos here{4, 4};
constexpr Pos there{5, 4};
constexpr int frame_of_blow = 16;
constexpr int frames_of_blow = 20;

}  // namespace

TEST_CASE("the colour of a blow fades by a twentieth a frame", "[view][effects]") {
    Effects effects;
    effects.strike(here, Color::Red, 80);
    for (int frame = 0; frame < frames_of_blow; ++frame) {
        CAPTURE(frame);
        const Effects::Stain stain = effects.stain_at(here);
        CHECK(stain.color == Color::Red);
        CHECK(stain.left == 80 * (frames_of_blow - frame) / frames_of_blow);
        CHECK(effects.stain_at(there).left == 0);
        CHECK(effects.wants_time() == frame_of_blow);
        effects.advance(frame_of_blow);
    }
    CHECK(effects.stain_at(here).left == 0);
    CHECK(effects.empty());
}

TEST_CASE("of two blows on a cell the stronger one is seen, each cell has its own", "[view][effects]") {
    Effects effects;
    effects.strike(here, Color::Red, 60);
    effects.strike(here, Color::Blue, 50);
    effects.strike(there, std::nullopt, 30);
    CHECK(effects.stain_at(here).color == Color::Red);
    CHECK(effects.stain_at(here).left == 60);
    CHECK(effects.stain_at(there).color == std::nullopt);
    CHECK(effects.stain_at(there).left == 30);
    // A quarter of it is gone.
    effects.advance(5 * frame_of_blow);
    CHECK(effects.stain_at(here).left == 45);
    effects.strike(here, Color::Blue, 50);
    CHECK(effects.stain_at(here).color == Color::Blue);
    CHECK(effects.stain_at(here).left == 50);
}

}  // namespace cellophane
