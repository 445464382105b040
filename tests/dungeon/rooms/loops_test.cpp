#include "dungeon/rooms/loops.h"

#include "dungeon/stages/stages.h"
#include "kit/grid/dijkstra_map.h"
#include "support/ascii.h"
#include "support/catch.h"
#include "support/levels/drafts.h"
#include "support/levels/ground.h"

// Loops (rules/levels.md 8).

namespace cellophane {

TEST_CASE("a door is opened between two cells whose way round is longer than 20 steps, not shorter",
          "[growth][loops]") {
    // Two rooms joined by a corridor: the wall between them is tried; the way round decides.
    const auto loops = [](std::string_view picture) {
        Draft draft = drawn::blank(drawn::size_of(picture));
        draft.plan.floor = drawn::cells(picture, ".");
        Rng rng{8};
        return cut_detours(draft, 20, rng);
    };
    // From (4,1) round the bottom to (6,1): 22 steps.
    CHECK(loops(R"(
        ###########
        #....#....#
        ####.#.####
        ####.#.####
        ####.#.####
        ####.#.####
        ####.#.####
        ####.#.####
        ####.#.####
        ####.#.####
        ####.#.####
        ####...####
        ###########
    )") == 1);
    // One row less and the longest way round is 20: "greater than 20" is not met.
    CHECK(loops(R"(
        ###########
        #....#....#
        ####.#.####
        ####.#.####
        ####.#.####
        ####.#.####
        ####.#.####
        ####.#.####
        ####.#.####
        ####.#.####
        ####...####
        ###########
    )") == 0);
    // Two rooms without any way between them count as infinitely far.
    CHECK(loops(R"(
        #######
        #..#..#
        #######
    )") == 1);
    // Upright flanks as well as sideways ones.
    CHECK(loops(R"(
        ####
        #..#
        ####
        #..#
        ####
    )") == 1);
}

TEST_CASE("after loops are added no wall cell would shorten a way by more than twenty steps",
          "[growth][loops]") {
    Rng rooms{13};
    for (int round = 0; round < 30; ++round) {
        Draft draft = drawn::blank(standard_size, 1 + round % 26);
        first_room(draft, rooms);
        attach_rooms(draft, rooms);
        const int tree_doors = draft.plan.doors.count();
        const BitGrid floor = draft.plan.floor;
        add_loops(draft, rooms);
        CHECK(draft.plan.floor == floor);
        CHECK(draft.plan.doors.count() == tree_doors + draft.loops);
        const BitGrid open = draft.plan.open();
        for (int i = 0; i < standard_size.area(); ++i) {
            const Pos wall = standard_size.at(i);
            if (open.test(wall)) continue;
            for (Pos by : {Pos{1, 0}, Pos{0, 1}})
                if (floor.test(wall - by) && floor.test(wall + by))
                    REQUIRE(four_way_distance(open, wall - by, wall + by, 20) <= 20);
        }
    }
}

TEST_CASE("off-limits cells are no way round and are never opened", "[growth][loops]") {
    Draft draft = drawn::blank({7, 3});
    draft.plan.floor = rectangle({7, 3}, {1, 1}, {2, 1}) | rectangle({7, 3}, {4, 1}, {5, 1});
    draft.plan.off_limits.set({3, 1});
    Rng rng{1};
    CHECK(cut_detours(draft, 20, rng) == 0);
}

}  // namespace cellophane
