#include "exports/level_ways.h"

#include <cstdlib>
#include <vector>

#include "dungeon/generate.h"
#include "support/catch.h"

namespace cellophane {

namespace {

Level level_of(Style style, int depth, std::uint64_t seed = 9) {
    const Result<Level> level = generate({.seed = seed, .style = style, .depth = depth});
    REQUIRE(level.ok());
    return level.value();
}

}  // namespace

TEST_CASE("distances grow by one a step, and a path goes down them", "[exports][ways]") {
    for (const StyleRow& style : style_rows)
        for (const Steps steps : {Steps::Four, Steps::Eight}) {
            const Level level = level_of(style.kind, 5);
            WalkingGround ground = ground_of(level);
            ground.steps = steps;
            const Pos to = level.stairs.down;
            const std::vector<Pos> path = path_between(ground, level.stairs.up, to);
            INFO(style.name);
            REQUIRE(path.size() > 2);
            CHECK(path.front() == level.stairs.up);
            CHECK(path.back() == to);
            const Pos goals[] = {to};
            const Grid<std::int32_t> distances = distances_to(ground, goals);
            for (std::size_t i = 1; i + 1 < path.size(); ++i) {
                CHECK(ground.open.test(path[i]));
                CHECK(distances[path[i]] == static_cast<int>(path.size() - 1 - i));
            }
            for (std::size_t i = 1; i < path.size(); ++i) {
                const Pos by = path[i] - path[i - 1];
                CHECK(std::abs(by.x) <= 1);
                CHECK(std::abs(by.y) <= 1);
                if (steps == Steps::Four) CHECK(std::abs(by.x) + std::abs(by.y) == 1);
            }
        }
}

TEST_CASE("where there is no way there is no path, and corners are not cut", "[exports][ways]") {
    WalkingGround ground{.open = BitGrid{{5, 3}}, .obstructions = BitGrid{{5, 3}}};
    for (int x : {0, 1, 3, 4})
        for (int y = 0; y < 3; ++y) ground.open.set({x, y});
    CHECK(path_between(ground, {0, 0}, {4, 2}).empty());
    const Pos goals[] = {{4, 2}};
    CHECK(distances_to(ground, goals)[{0, 0}] == unreachable);
    CHECK(path_between(ground, {1, 1}, {1, 1}) == std::vector<Pos>{{1, 1}});
    WalkingGround corner{.open = BitGrid{{2, 2}}, .obstructions = BitGrid{{2, 2}}};
    corner.open.set({0, 0});
    corner.open.set({1, 1});
    corner.open.set({0, 1});
    CHECK(path_between(corner, {0, 0}, {1, 1}).size() == 2);
    corner.obstructions.set({1, 0});
    CHECK(path_between(corner, {0, 0}, {1, 1}).size() == 3);
}

}  // namespace cellophane
