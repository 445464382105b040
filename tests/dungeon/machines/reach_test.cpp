#include "dungeon/machines/reach.h"

#include <array>
#include <string_view>

#include "support/ascii.h"
#include "support/catch.h"

// How far the cells of a machine are from its origin (rules/machines.md 4.8).

namespace cellophane::reach_scenes {

namespace {

/// O: the origin, i: the interior, #: rock that also stops diagonal steps, x: an obstacle that does not.
struct Site {
    explicit Site(std::string_view picture) : lines{drawn::lines(picture)} {
        const Size size{static_cast<int>(lines[0].size()), static_cast<int>(lines.size())};
        ground = corners = solid = inside = BitGrid{size};
        for (int y = 0; y < size.height; ++y)
            for (int x = 0; x < size.width; ++x) {
                const char mark = lines[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
                const Pos at{x, y};
                ground.set(at, mark != '#' && mark != 'x');
                corners.set(at, mark == '#');
                solid.set(at, mark == '#');
                inside.set(at, mark == 'i' || mark == 'O');
                if (mark == 'O') origin = at;
            }
    }
    Reach reach() const { return Reach{ground, corners, Interior{origin, inside}}; }
    bool admits(Pos at, Distance wanted) const {
        Reach fresh = reach();
        return fresh.admits(at, solid.test(at), wanted, solid);
    }

    std::vector<std::string> lines;
    BitGrid ground;
    BitGrid corners;
    BitGrid solid;
    BitGrid inside;
    Pos origin{};
};

}  // namespace

TEST_CASE("a machine reaches what a walker reaches, over corners as well, inside it and out",
          "[machines][reach]") {
    const Site site{R"(
        ############
        #Oiii.#....#
        #iiix.#....#
        #iixi..#...#
        ############
    )"};
    // Around the obstacles lead only diagonal steps.
    CHECK(site.admits({4, 3}, Distance::Any));
    CHECK(site.admits({5, 1}, Distance::Any));
    // Outside, at any distance: only round the corner of an obstacle; past two rocks there is no way.
    CHECK(site.admits({6, 3}, Distance::Any));
    CHECK_FALSE(site.admits({8, 3}, Distance::Any));
    CHECK_FALSE(site.admits({8, 1}, Distance::Any));
    // A wall is as far as the cell beside it.
    CHECK(site.admits({6, 2}, Distance::Any));
    CHECK(site.admits({1, 0}, Distance::Any));
    // One that borders on nothing reached is as far as anything can be, and still allowed.
    CHECK(site.admits({11, 2}, Distance::Any));
    CHECK(site.admits({11, 2}, Distance::Far));
    CHECK_FALSE(site.admits({11, 2}, Distance::Near));
    const Site apart{R"(
        ##########
        #Oi.x....#
        #iix.....#
        ##########
    )"};
    for (int x = 4; x <= 8; ++x) CHECK(apart.admits({x, 2}, Distance::Any));
    CHECK(apart.admits({8, 1}, Distance::Any));
}

TEST_CASE("near is the nearest quarter of an interior and far the farthest", "[machines][reach]") {
    // 16 cells in a row, at 0 to 15 steps: a quarter lies at 0 to 3, three quarters at 0 to 11.
    const Site site{R"(
        ######################
        #Oiiiiiiiiiiiiiii....#
        ######################
    )"};
    for (int steps = 0; steps < 20; ++steps) {
        INFO(steps << " steps away");
        const Pos at{1 + steps, 1};
        CHECK(site.admits(at, Distance::Any));
        CHECK(site.admits(at, Distance::Near) == (steps <= 3));
        CHECK(site.admits(at, Distance::Far) == (steps >= 11));
        // The wall above is a step farther.
        CHECK(site.admits(at - Pos{0, 1}, Distance::Near) == (steps + 1 <= 3));
        CHECK(site.admits(at - Pos{0, 1}, Distance::Far) == (steps + 1 >= 11));
    }
}

TEST_CASE("a cell is judged alike, whatever was asked before", "[machines][reach]") {
    const Site site{R"(
        ###############
        #Oiiiix.......#
        #iiiixi.......#
        ###############
    )"};
    for (const Distance first : {Distance::Any, Distance::Near, Distance::Far})
        for (int x = 0; x < 15; ++x)
            for (int y = 0; y < 4; ++y)
                for (const Distance wanted : {Distance::Any, Distance::Near, Distance::Far}) {
                    Reach asked = site.reach();
                    asked.admits({2, 1}, false, first, site.solid);
                    const Pos at{x, y};
                    CHECK(asked.admits(at, site.solid.test(at), wanted, site.solid) ==
                          site.admits(at, wanted));
                }
}

}  // namespace cellophane::reach_scenes
