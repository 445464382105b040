#include "world/passage.h"

#include <initializer_list>
#include <string_view>

#include "support/ascii.h"
#include "support/catch.h"

namespace cellophane {

TEST_CASE("arcs tell open ground, walls, hallways and crossings apart", "[passage]") {
    const std::string_view picture = R"(
        #########
        #...#...#
        #...#...#
        #.......#
        ####.####
        #...#...#
        #########
    )";
    const BitGrid open = drawn::cells(picture, ".");
    CHECK(passable_arcs(open, {2, 2}) == 0);
    CHECK(passable_arcs(open, {1, 2}) == 1);
    CHECK(passable_arcs(open, {1, 1}) == 1);
    CHECK(passable_arcs(open, {4, 3}) == 3);
    CHECK(passable_arcs(open, {4, 4}) == 3);
    CHECK(passable_arcs(open, {4, 1}) == 2);
    CHECK(passable_arcs(open, {0, 0}) == 1);
    CHECK(passable_arcs(drawn::cells("###\n#.#\n###\n", "."), {1, 1}) == 0);
    CHECK(passable_arcs(drawn::cells(".#.\n#.#\n.#.\n", "."), {1, 1}) == 4);
    // The topology of hidden things: secret doors are open here, hidden depths are not.
    const Strata strata = drawn::strata("#######\n#.s~.:#\n#.+lb,#\n#######\n");
    CHECK(drawn::picture(open_or_doorway(strata), '.', '#') == drawn::tidy(R"(
        #######
        #..#.##
        #..##.#
        #######
    )"));
}

TEST_CASE("blocking a passage disrupts, blocking a corner does not", "[passage]") {
    const std::string_view picture = R"(
        ###########
        #....#....#
        #.........#
        #....#....#
        ###########
    )";
    const BitGrid open = drawn::cells(picture, ".");
    const auto blocks = [&](std::initializer_list<Pos> cells) {
        BitGrid blocking{open.size()};
        for (Pos p : cells) blocking.set(p);
        return disrupts(open, blocking);
    };
    CHECK(blocks({{5, 2}}));
    CHECK(blocks({{4, 1}, {4, 2}, {4, 3}}));
    CHECK_FALSE(blocks({{1, 1}}));
    CHECK_FALSE(blocks({{4, 1}, {4, 3}}));
    // Rock in the set changes nothing, and neither do regions that were apart before.
    CHECK_FALSE(blocks({{5, 1}, {0, 0}}));
    const BitGrid apart = drawn::cells("#####\n#.#.#\n#####\n", ".");
    BitGrid one{apart.size()};
    one.set({1, 1});
    CHECK_FALSE(disrupts(apart, one));
    BitGrid wall{apart.size()};
    wall.set({2, 1});
    CHECK_FALSE(disrupts(apart, wall));
    // A whole end of the level blocked, passage and all: nothing is left there to be cut off.
    CHECK_FALSE(blocks({{5, 2},
                        {6, 1},
                        {6, 2},
                        {6, 3},
                        {7, 1},
                        {7, 2},
                        {7, 3},
                        {8, 1},
                        {8, 2},
                        {8, 3},
                        {9, 1},
                        {9, 2},
                        {9, 3}}));
}

}  // namespace cellophane
