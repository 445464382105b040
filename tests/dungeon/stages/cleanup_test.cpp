#include <map>
#include <string>

#include "dungeon/stages/stages.h"
#include "support/ascii.h"
#include "support/catch.h"
#include "support/levels/drafts.h"
#include "support/levels/ground.h"

// Floor and doors from the plan, diagonal openings, walls (rules/levels.md 9, 12 and 20).

namespace cellophane {

namespace {

std::string after(void (*stage)(Draft&, Rng&), std::string_view picture, int depth = 1,
                  std::uint64_t key = 1) {
    Draft draft = drawn::draft(picture, depth);
    Rng rng{key};
    stage(draft, rng);
    return drawn::picture(draft.layers);
}

}  // namespace

TEST_CASE("the plan becomes floor, and six door sites in ten become doors", "[cleanup]") {
    LevelPlan goal;
    goal.size = {62, 5};
    goal.depth = 3;
    int doors = 0;
    for (std::uint64_t key = 1; key <= 100; ++key) {
        Draft draft{goal, RunCounters{1}};
        draft.plan.floor = rectangle(goal.size, {1, 1}, {60, 1}) | rectangle(goal.size, {1, 3}, {60, 3});
        draft.plan.doors = rectangle(goal.size, {1, 2}, {60, 2});
        Rng rng{key};
        lay_floor(draft, rng);
        for (int x = 1; x <= 60; ++x) {
            REQUIRE(draft.layers[Layer::Dungeon][{x, 1}] == Terrain::Floor);
            doors += draft.layers[Layer::Dungeon][{x, 2}] == Terrain::WoodenDoor ? 1 : 0;
        }
        REQUIRE(draft.layers[Layer::Dungeon][{0, 1}] == Terrain::StoneWall);
        // The first wall pass looks at four neighbors only.
        REQUIRE(draft.layers[Layer::Dungeon][{0, 0}] == Terrain::Granite);
    }
    CHECK(doors / 6000.0 == Approx(0.6).margin(0.02));

    goal.depth = long_deepest_depth;
    Draft deepest{goal, RunCounters{1}};
    deepest.plan.doors = rectangle(goal.size, {1, 2}, {60, 2});
    Rng rng{1};
    lay_floor(deepest, rng);
    CHECK(cells_of(deepest.layers, Layer::Dungeon, Terrain::WoodenDoor).none());
    CHECK(deepest.layers[Layer::Dungeon][{5, 2}] == Terrain::Floor);
}

TEST_CASE("a diagonal gap between two walls is opened through one of them, each equally often",
          "[cleanup][diagonals]") {
    const std::string_view opening = R"(
        ######
        #..###
        #..###
        ###..#
        ###..#
        ######
    )";
    const std::string upper = drawn::tidy(R"(
        ######
        #..###
        #...##
        ###..#
        ###..#
        ######
    )");
    const std::string lower = drawn::tidy(R"(
        ######
        #..###
        #..###
        ##...#
        ###..#
        ######
    )");
    std::map<std::string, int> seen;
    for (std::uint64_t key = 1; key <= 1000; ++key) ++seen[after(clear_diagonals, opening, 1, key)];
    REQUIRE(seen.size() == 2);
    CHECK(seen[upper] / 1000.0 == Approx(0.5).margin(0.06));
    CHECK(seen[lower] / 1000.0 == Approx(0.5).margin(0.06));
}

TEST_CASE("a diagonal gap between a lake and floor is filled by copying the floor", "[cleanup][diagonals]") {
    const std::string_view opening = R"(
        ####
        #~##
        ##.#
        ####
    )";
    std::map<std::string, int> seen;
    for (std::uint64_t key = 1; key <= 60; ++key) ++seen[after(clear_diagonals, opening, 1, key)];
    REQUIRE(seen.size() == 2);
    // Of the open cells beside each wall only one can be walked on.
    CHECK(seen.count(drawn::tidy("####\n#~.#\n##.#\n####\n")) == 1);
    CHECK(seen.count(drawn::tidy("####\n#~##\n#..#\n####\n")) == 1);
}

TEST_CASE("a diagonal gap within a lake becomes lake", "[cleanup][diagonals]") {
    std::map<std::string, int> seen;
    for (std::uint64_t key = 1; key <= 60; ++key)
        ++seen[after(clear_diagonals, "####\n#~##\n##~#\n####\n", 1, key)];
    REQUIRE(seen.size() == 2);
    CHECK(seen.count(drawn::tidy("####\n#~~#\n##~#\n####\n")) == 1);
    CHECK(seen.count(drawn::tidy("####\n#~##\n#~~#\n####\n")) == 1);
}

TEST_CASE("a diagonal gap copies no trap and no vent", "[cleanup][diagonals]") {
    for (Terrain unique : {Terrain::FireTrap, Terrain::HiddenFireTrap, Terrain::TrapDoor,
                           Terrain::HiddenTrapDoor, Terrain::SteamVent})
        for (const bool both : {false, true})
            for (std::uint64_t key = 1; key <= 20; ++key) {
                Draft draft = drawn::draft("#####\n#..##\n##..#\n#####\n", 10);
                draft.layers[Layer::Dungeon][{2, 1}] = Terrain::StoneWall;
                draft.layers[Layer::Dungeon][{2, 2}] = Terrain::Floor;
                draft.layers[Layer::Dungeon][{1, 1}] = unique;
                if (both) draft.layers[Layer::Dungeon][{2, 2}] = unique;
                Rng rng{key};
                clear_diagonals(draft, rng);
                INFO(terrain_rows[unique].name << (both ? ", twice" : "") << ", key " << key);
                CHECK(diagonal_openings(draft.layers).none());
                // Between two of them one gives way, or both walls would lead nowhere.
                const int left = draft.layers.cells_of(Layer::Dungeon, unique).count();
                CHECK(left == 1);
                CHECK(draft.layers.cells_of(Layer::Dungeon, Terrain::Floor).any());
            }
}

TEST_CASE("of two traps at a diagonal gap the one beside the fallen wall gives way, if both can be walked to",
          "[cleanup][diagonals]") {
    constexpr Pos traps[] = {{2, 1}, {3, 2}};
    constexpr Pos walls[] = {{3, 1}, {2, 2}};
    std::map<int, int> fallen;
    for (std::uint64_t key = 1; key <= 40; ++key) {
        Draft draft = drawn::draft("######\n#..#.#\n#.#..#\n######\n", 10);
        for (const Pos at : traps) draft.layers[Layer::Dungeon][at] = Terrain::FireTrap;
        Rng rng{key};
        clear_diagonals(draft, rng);
        const auto is_floor = [&](Pos at) { return draft.layers[Layer::Dungeon][at] == Terrain::Floor; };
        const int which = is_floor(walls[0]) ? 0 : 1;
        ++fallen[which];
        CHECK(is_floor(walls[which]));
        CHECK_FALSE(is_floor(walls[1 - which]));
        // Wall and trap in one row: the other trap stays.
        CHECK(is_floor(traps[which]));
        CHECK(draft.layers[Layer::Dungeon][traps[1 - which]] == Terrain::FireTrap);
    }
    CHECK(fallen.size() == 2);
}

TEST_CASE("cells that form no diagonal gap, and walls of machines, are left alone", "[cleanup][diagonals]") {
    for (std::string_view picture :
         {"####\n#..#\n##.#\n####\n", "####\n#+##\n#..#\n####\n", "####\n#.+#\n##.#\n####\n"})
        CHECK(after(clear_diagonals, picture) == drawn::tidy(picture));
    // A machine's walls are not touched.
    Draft draft = drawn::draft("####\n#.##\n##.#\n####\n");
    draft.ownership.areas.set({2, 1});
    draft.ownership.areas.set({1, 2});
    Rng rng{1};
    clear_diagonals(draft, rng);
    CHECK(drawn::picture(draft.layers) == "####\n#.##\n##.#\n####\n");
}

TEST_CASE("diagonal gaps are found at every height of a tall map, and nothing else is opened",
          "[cleanup][diagonals]") {
    const Size size{8, 200};
    for (const bool rising : {false, true})
        for (int y = 0; y + 1 < size.height; ++y) {
            LevelPlan goal;
            goal.size = size;
            Draft draft{goal, RunCounters{1}};
            draft.layers[Layer::Dungeon][{3, rising ? y + 1 : y}] = Terrain::Floor;
            draft.layers[Layer::Dungeon][{4, rising ? y : y + 1}] = Terrain::Floor;
            const auto open = [&] { return Ground{draft.layers}.solid.complement().count(); };
            REQUIRE(open() == 2);
            Rng rng{static_cast<std::uint64_t>(y)};
            clear_diagonals(draft, rng);
            INFO("row " << y);
            REQUIRE(open() == 3);
            REQUIRE(diagonal_openings(draft.layers).none());
            // Three cells in a row, two upright, are no gap.
            const Rng before = rng;
            clear_diagonals(draft, rng);
            REQUIRE(open() == 3);
            REQUIRE(rng.state() == before.state());
        }
}

TEST_CASE("diagonal gaps are cleared until none is left", "[cleanup][diagonals]") {
    Rng noise_rng{9};
    for (int round = 0; round < 60; ++round) {
        LevelPlan goal;
        goal.size = {30, 20};
        Draft draft{goal, RunCounters{1}};
        for (int x = 1; x < 29; ++x)
            for (int y = 1; y < 19; ++y)
                draft.layers[Layer::Dungeon][{x, y}] =
                    noise_rng.percent(45) ? Terrain::Floor : Terrain::Granite;
        Rng rng{static_cast<std::uint64_t>(round)};
        clear_diagonals(draft, rng);
        CHECK(diagonal_openings(draft.layers).none());
        CHECK_FALSE(Ground{draft.layers}.solid.complement().intersects(rim(goal.size)));
    }
}

TEST_CASE("walls that can be seen are stone, all others granite", "[cleanup][walls]") {
    // All eight neighbors count: the corners of a room are stone.
    CHECK(after(finish_walls, R"(
        %%%%%%%%%#
        %%%%%%%###
        %%.%%%%%%%
        %%%%%%+%%%
        %%%%%%%%%%
        ##########
    )") == drawn::tidy(R"(
        %%%%%%%%%%
        %###%%%%%%
        %#.#%###%%
        %###%#+#%%
        %%%%%###%%
        %%%%%%%%%%
    )"));
    // A secret door blocks sight and passage: it shows nothing.
    CHECK(after(finish_walls, "%%%%%\n%%s%%\n#%%%%\n") == "%%%%%\n%%s%%\n%%%%%\n");
    // Liquids lie under walls without showing them.
    CHECK(after(finish_walls, "www\nwww\nwww\n") == "%%%\n%%%\n%%%\n");
    // The first pass looks at four.
    TerrainLayers layers = drawn::layers("%%%%%\n%%.%%\n#%%%%\n");
    line_walls(layers, false);
    CHECK(drawn::picture(layers) == "%%#%%\n%#.#%\n%%#%%\n");
}

}  // namespace cellophane
