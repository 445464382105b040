#include "kit/base/pos.h"

#include <map>

#include "kit/rng/random_direction.h"
#include "support/catch.h"

namespace cellophane {

TEST_CASE("a step of one cell has a direction, longer steps have none", "[pos]") {
    for (const Direction d : directions) CHECK(direction_of(step(d)) == d);
    for (const Pos far : {Pos{0, 0}, Pos{2, 0}, Pos{-1, 2}, Pos{0, -2}})
        CHECK(direction_of(far) == Direction::count);
}

TEST_CASE("sign is -1, 0 or 1", "[pos]") {
    CHECK(sign(-7) == -1);
    CHECK(sign(0) == 0);
    CHECK(sign(100000) == 1);
}

TEST_CASE("a random direction is one of those that fit, and without any nothing is drawn", "[pos]") {
    Rng rng{7};
    std::map<Direction, int> drawn;
    constexpr int draws = 5000;
    for (int i = 0; i < draws; ++i)
        ++drawn[random_direction(rng, [](Direction d) { return !is_cardinal(d) || d == Direction::West; })];
    CHECK(drawn.size() == 5);
    CHECK(drawn.count(Direction::West) == 1);
    for (const auto& [d, times] : drawn) {
        CHECK((d == Direction::West || !is_cardinal(d)));
        CHECK(times > draws / 5 * 85 / 100);
    }
    const Rng before = rng;
    CHECK(random_direction(rng, [](Direction) { return false; }) == Direction::count);
    CHECK(rng.uniform(0, 1'000'000) == Rng{before}.uniform(0, 1'000'000));
}

}  // namespace cellophane
