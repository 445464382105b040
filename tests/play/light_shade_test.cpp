#include "play/senses/light_shade.h"

#include "kit/grid/field_of_view.h"
#include "kit/rng/rng.h"
#include "support/catch.h"

// Who stands in a light (spec 30, sections 15.2 and 16.2).

namespace cellophane {

namespace {

/// The cells that a light of that radius gets to with somebody in its way, and without.
BitGrid kept_off(const BitGrid& walls, Pos light, Pos somebody, int radius) {
    BitGrid without{walls.size()};
    field_of_view(walls, light, radius, without);
    BitGrid in_the_way = walls;
    in_the_way.set(somebody);
    BitGrid with{walls.size()};
    field_of_view(in_the_way, light, radius, with);
    return without - with;
}

}  // namespace

TEST_CASE("whoever keeps light off a cell is known to be able to", "[play][light]") {
    const Size size{41, 41};
    const Pos light{20, 20};
    Rng rng{99};
    for (int i = 0; i < 60; ++i) {
        BitGrid walls{size};
        if (i > 0)
            for (int k = 0; k < size.area(); ++k)
                if (rng.percent(8)) walls.set(size.at(k));
        for (int x = 10; x <= 30; ++x)
            for (int y = 10; y <= 30; ++y) {
                const Pos somebody{x, y};
                if (somebody == light || walls.test(somebody)) continue;
                constexpr int reach = 14;
                const BitGrid dark = kept_off(walls, light, somebody, reach * 100);
                BitGrid wanted{size};
                dark.for_each([&](Pos cell) {
                    CAPTURE(x, y, cell.x, cell.y);
                    REQUIRE(may_shade(light, somebody, cell));
                    wanted.clear();
                    wanted.set(cell);
                    REQUIRE(may_shade(light, somebody, wanted, reach));
                });
            }
    }
}

TEST_CASE("nobody keeps light off what lies on its other side, or nearer to it", "[play][light]") {
    const Pos light{20, 20};
    const Pos somebody{25, 22};
    for (const Pos cell : {Pos{10, 18}, Pos{15, 20}, Pos{20, 30}, Pos{24, 22}, Pos{30, 10}, Pos{22, 12}}) {
        CAPTURE(cell.x, cell.y);
        CHECK_FALSE(may_shade(light, somebody, cell));
        BitGrid wanted{Size{41, 41}};
        wanted.set(cell);
        CHECK_FALSE(may_shade(light, somebody, wanted, 14));
    }
}

}  // namespace cellophane
