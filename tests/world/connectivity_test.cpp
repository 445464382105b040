#include "world/connectivity.h"

#include <initializer_list>
#include <string_view>

#include "kit/rng/rng.h"
#include "support/ascii.h"
#include "support/catch.h"

namespace cellophane {

TEST_CASE("the number of passable arcs tells open ground, walls, hallways and crossings apart", "[passage]") {
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
    const TerrainLayers layers = drawn::layers("#######\n#.s~.:#\n#.+lb,#\n#######\n");
    CHECK(drawn::picture(open_or_doorway(layers), '.', '#') == drawn::tidy(R"(
        #######
        #..#.##
        #..##.#
        #######
    )"));
}

TEST_CASE("hallways are the cells with two or more arcs, on maps of any height", "[passage]") {
    Rng rng{7};
    for (const Size size : {Size{5, 4}, Size{17, 29}, Size{9, 64}, Size{8, 65}, Size{6, 130}}) {
        BitGrid open{size};
        for (int i = 0; i < size.area(); ++i) open.set(size.at(i), rng.percent(55));
        const BitGrid found = hallways(open);
        for (int i = 0; i < size.area(); ++i)
            REQUIRE(found.test(size.at(i)) == (passable_arcs(open, size.at(i)) >= 2));
    }
}

TEST_CASE("passability is the same for all cells at once and for single cells", "[passage]") {
    Rng rng{8};
    // Heights on both sides of what is looked over sixteen cells at a time, and of a column's words.
    for (const int height : {1, 7, 15, 16, 17, 29, 32, 33, 64, 65, 80}) {
        TerrainLayers layers{Size{6, height}};
        const auto kinds = static_cast<int>(Terrain::count) - 1;
        for (const Layer layer : every_layer)
            for (int i = 0; i < layers.size().area(); ++i)
                if (layer == Layer::Dungeon || rng.percent(30))
                    layers[layer].at_index(i) = static_cast<Terrain>(rng.uniform(0, kinds));
        const Passages passages = passages_of(layers);
        const BitGrid statues = layers.cells_of(Layer::Dungeon, Terrain::MarbleStatue);
        for (int i = 0; i < layers.size().area(); ++i) {
            const Pos at = layers.size().at(i);
            REQUIRE(passages.open.test(at) == is_open_or_doorway(layers, at));
            REQUIRE(passages.solid.test(at) == layers.has(at, solid_properties));
            REQUIRE(passages.blocked.test(at) == layers.has(at, pathing_blockers));
            REQUIRE(passages.corners.test(at) == layers.has(at, {TerrainProperty::BlocksDiagonals}));
            REQUIRE(passages.no_items.test(at) == layers.has(at, {TerrainProperty::BlocksItems}));
            REQUIRE(statues.test(at) == (layers[Layer::Dungeon][at] == Terrain::MarbleStatue));
        }
        REQUIRE(passages.open == open_or_doorway(layers));
    }
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
    CHECK(smallest_part_cut_off(apart, wall) == 0);
    // Of the parts on both sides of what is blocked only those count that it cuts.
    const BitGrid three = drawn::cells("#########\n###.#...#\n#########\n#.......#\n#########\n", ".");
    BitGrid across{three.size()};
    for (const Pos at : {Pos{4, 1}, Pos{4, 2}, Pos{4, 3}}) across.set(at);
    CHECK(smallest_part_cut_off(three, across) == 3);
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
