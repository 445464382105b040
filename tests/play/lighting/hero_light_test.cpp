#include "play/lighting/hero_light.h"

#include "kit/grid/field_of_view.h"
#include "play/scenario.h"
#include "support/catch.h"

// How far the hero's own light reaches (rules/terrain.md 15.4).

namespace cellophane {

namespace {

/// A scene with random obstacles in which the hero's light has this radius.
LightScene scene_with(const BitGrid& blocking, Pos hero, int radius_hundredths) {
    LightScene scene;
    scene.view = BitGrid{blocking.size()};
    field_of_view(blocking, hero, sight_unlimited, scene.view);
    scene.view.set(hero);
    scene.bounds = scene.view.bounds();
    scene.hero = hero;
    scene.own = {.radius_hundredths = radius_hundredths, .fade_percent = 35, .color = {180, 180, 180}};
    return scene;
}

}  // namespace

TEST_CASE("the hero's light reaches the field of view of its radius, to the last cell", "[play][light]") {
    Rng rng{stream_key(1, "hero light")};
    LightCache cache;
    int reached = 0;
    int beyond = 0;
    for (int round = 0; round < 2000; ++round) {
        const Size size = round % 4 == 0 ? Size{30, 80} : Size{40, 24};
        const Pos hero{rng.uniform(1, size.width - 2), rng.uniform(1, size.height - 2)};
        BitGrid blocking{size};
        const int walls = rng.uniform(0, 12);
        for (int i = 0; i < size.area(); ++i)
            if (rng.percent(walls)) blocking.set(size.at(i));
        blocking.reset(hero);
        // Most radii end between cells; squares of whole cells are sums of two squares in more than one way.
        const int radius =
            rng.percent(50) ? rng.uniform(1, 20) * 100 + rng.uniform(0, 5) : rng.uniform(100, 2600);
        INFO("round " << round << ", radius " << radius);
        cache.refresh(blocking);
        const LightScene scene = scene_with(blocking, hero, radius);
        BitGrid expected{size};
        field_of_view(blocking, hero, radius, expected);
        // It ends at its radius in whole cells, and one cell before to the right and below.
        const int reach = (radius + 50) / 100;
        expected &= rectangle(size, hero - Pos{reach, reach}, hero + Pos{reach - 1, reach - 1});
        expected.set(hero);
        REQUIRE(HeroLight{scene, cache}.reached() == (expected & scene.view));
        reached += expected.count();
        beyond += (scene.view - expected).count();
    }
    CHECK(reached > 100'000);
    CHECK(beyond > 100'000);
}

}  // namespace cellophane
