#include "exports/drawn_sketch.h"

#include "dungeon/generate.h"
#include "exports/disguises.h"
#include "play/play.h"
#include "support/catch.h"

namespace cellophane {

TEST_CASE("what is drawn as water or other ground lies on the floor alone", "[exports][drawn]") {
    // Its lake reaches below walls.
    const Level level = generate({.seed = 1729, .depth = 2}).value();
    const Observation seen = survey(1729, Style::Brogue, Variant::Brogue, level);
    const DrawnSketch sketch{seen, true};
    int areas = 0;
    int below_walls = 0;
    for (int i = 1; i < static_cast<int>(DrawnArea::count); ++i) {
        const auto kind = static_cast<DrawnArea>(i);
        if (sketch.area(kind).any()) ++areas;
        CHECK((sketch.area(kind) - sketch.floor()).none());
        below_walls += (sketch.spread(kind) - sketch.area(kind)).count();
    }
    CHECK(areas == 2);
    CHECK(below_walls > 20);
}

TEST_CASE("stairs are part of the floor and lead out of it, doors span their ways", "[exports][drawn]") {
    for (int depth = 1; depth <= 8; ++depth) {
        CAPTURE(depth);
        const Level level = generate({.seed = 5, .depth = depth}).value();
        const Observation seen = survey(5, Style::Brogue, Variant::Brogue, level);
        const DrawnSketch sketch{seen, true};
        for (const Pos stairs : {level.stairs.up, level.stairs.down}) {
            CHECK(sketch.floor().test(stairs));
            constexpr Pos beside[] = {{0, 1}, {-1, 0}, {0, -1}, {1, 0}};
            CHECK(sketch.floor().test(stairs + beside[sketch.quarters_outward(stairs)]));
        }
        int doors = 0;
        for (int i = 0; i < sketch.size().area(); ++i) {
            const Pos at = sketch.size().at(i);
            if (sketch.mark(at) != DrawnMark::Door) continue;
            ++doors;
            const Pos along = sketch.quarters_across(at) == 0 ? Pos{0, 1} : Pos{1, 0};
            CHECK((sketch.floor().test(at + along) || sketch.floor().test(at - along)));
        }
        CHECK(doors > 0);
    }
}

TEST_CASE("whoever is not shown secrets is drawn none", "[exports][drawn]") {
    const Level level = generate({.seed = 1729, .depth = 7}).value();
    Observation seen = survey(1729, Style::Brogue, Variant::Brogue, level);
    const auto secret_doors = [](const DrawnSketch& sketch) {
        int count = 0;
        for (int i = 0; i < sketch.size().area(); ++i)
            count += sketch.mark(sketch.size().at(i)) == DrawnMark::SecretDoor ? 1 : 0;
        return count;
    };
    CHECK(secret_doors(DrawnSketch{seen, true}) == 3);
    hide_secrets(seen);
    CHECK(secret_doors(DrawnSketch{seen, false}) == 0);
}

}  // namespace cellophane
