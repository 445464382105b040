#include "play/lighting/miners_light.h"

#include "kit/base/isqrt.h"
#include "play/lighting/light_falloff.h"
#include "protocol/illumination.h"
#include "support/catch.h"

// The hero's own light (rules/terrain.md 15.2 step 4, 15.4 and 21).

namespace cellophane {

namespace {

constexpr int radii[] = {6854, 5860, 5015, 4296, 3685, 3166, 2725, 2350, 2031, 1760, 1530, 1334, 1168, 1026,
                         906,  804,  717,  643,  580,  527,  481,  443,  410,  382,  359,  339,  321,  307,
                         295,  284,  275,  267,  261,  256,  251,  247,  244,  241,  238,  236};

int percent_left(int radius_hundredths, int fade, int squared) {
    LightFalloff falloff;
    falloff.prepare(radius_hundredths, fade);
    return falloff.percent_at(squared);
}

}  // namespace

TEST_CASE("the hero's light reaches as far as the table says at every depth", "[play][light]") {
    for (int depth = 1; depth <= 40; ++depth) {
        INFO("depth " << depth);
        const MinersLight light = miners_light(depth, {});
        CHECK(light.radius_hundredths == radii[depth - 1]);
        CHECK(light.fade_percent == 40);
        CHECK(light.color == tint(Color::MinersLight, depth));
    }
}

TEST_CASE("rings of light multiply the light radius, cursed ones divide it", "[play][light]") {
    const auto near = [](int a, int b) { return a - b <= 3 && b - a <= 3; };
    const auto radius = [](int rings) { return miners_light(3, {.rings = rings}).radius_hundredths; };
    CHECK(near(radius(1), 2 * 5015));
    CHECK(near(radius(3), 4 * 5015));
    CHECK(near(radius(-1), 5015 / 2));
    CHECK(near(radius(-2), 5015 / 3));
    CHECK(miners_light(3, {.rings = 2}).fade_percent == 50);
    CHECK(miners_light(3, {.rings = 12}).fade_percent == 100);
    CHECK(miners_light(3, {.rings = 40}).fade_percent == 100);
    CHECK(miners_light(3, {.rings = -2}).fade_percent == 35);
}

TEST_CASE("darkness, water and fire change the hero's light", "[play][light]") {
    const auto darkened = [](int left) {
        return miners_light(1, {.darkness_left = left, .darkness_most = 200}).radius_hundredths;
    };
    CHECK(darkened(200) == 6854 / 20);
    // Half over: an eighth of it.
    CHECK(darkened(100) == 6854 / 8);
    CHECK(darkened(1) > 6700);
    CHECK(darkened(0) == 6854);
    for (int left = 1; left <= 200; ++left) CHECK(darkened(left) <= darkened(left - 1));
    CHECK(miners_light(1, {.darkness_left = 200, .darkness_most = 200}).fade_percent == 35);
    CHECK(miners_light(1, {.under_water = true}).radius_hundredths == 6854 / 2);
    CHECK(miners_light(9, {.burning = true}).color == tint(Color::FireFore));
}

TEST_CASE("light falls off evenly with the distance", "[play][light]") {
    // A wall torch at 5 of 10 cells, half of it left at the edge.
    CHECK(percent_left(1000, 50, 25) == 75);
    CHECK(share_of({75, 38, 15}, 75) == Illumination{56, 28, 11});
    // Lava at 2 of 3 cells.
    CHECK(percent_left(300, 50, 4) == 67);
    CHECK(share_of({47, 13, 0}, 67) == Illumination{31, 8, 0});
    // The hero's own on depth 1.
    CHECK(percent_left(6854, 40, 34 * 34) == 71);
    CHECK(percent_left(6854, 40, 0) == 100);
    // By the formula, root and all.
    for (int radius : {200, 339, 350, 707, 1000, 6854})
        for (int fade : {0, 25, 40, 50, 100}) {
            LightFalloff falloff;
            falloff.prepare(radius, fade);
            for (int squared = 0; squared <= falloff.limit(); ++squared) {
                const auto lost = static_cast<int>(
                    isqrt(static_cast<std::uint64_t>(100 - fade) * static_cast<std::uint64_t>(100 - fade) *
                          static_cast<std::uint64_t>(squared) * 10000 /
                          static_cast<std::uint64_t>(radius * radius)));
                REQUIRE(falloff.percent_at(squared) == 100 - lost);
            }
        }
    // A table is only made anew when something is different.
    LightFalloff falloff;
    falloff.prepare(300, 50);
    falloff.prepare(1000, 50);
    CHECK(falloff.percent_at(25) == 75);
    falloff.prepare(1000, 0);
    CHECK(falloff.percent_at(25) == 50);
}

TEST_CASE("the hero's light is bright enough to see by at every depth", "[play][light]") {
    for (int depth = 1; depth <= 40; ++depth) {
        const Tint color = miners_light(depth, {}).color;
        CHECK(is_enough_to_see_by(share_of({color.red, color.green, color.blue}, 40)));
    }
    CHECK_FALSE(is_enough_to_see_by({25, 25, 0}));
    CHECK(is_enough_to_see_by({51, -200, -200}));
    CHECK_FALSE(is_darkness({-10, -10, -10}));
    CHECK_FALSE(is_darkness({-40, -40, 0}));
    CHECK(is_darkness({-11, -11, -11}));
}

}  // namespace cellophane
