#include <map>
#include <string>

#include "dungeon/stages/stages.h"
#include "support/ascii.h"
#include "support/catch.h"
#include "support/levels/drafts.h"
#include "support/levels/ground.h"

// Doors that lead nowhere, and doors that hide (rules/levels.md 19).

namespace cellophane {

namespace {

std::string with_finished_doors(std::string_view picture) {
    Draft draft = drawn::draft(picture, 1);
    Rng rng{1};
    finish_doors(draft, rng);
    return drawn::picture(draft.layers);
}

}  // namespace

TEST_CASE("doors that stand free or lead nowhere are removed", "[cleanup][doors]") {
    // A proper door stays; one open to the side and ahead goes; so does one in a dead end.
    CHECK(with_finished_doors(R"(
        ###########
        #...#.....#
        #...+.....#
        #...#.+...#
        #####.#...#
        #+....#...#
        ###########
    )") == drawn::tidy(R"(
        ###########
        #...#.....#
        #...+.....#
        #...#.....#
        #####.#...#
        #.....#...#
        ###########
    )"));
    // Deep water, lava, chasm and brimstone ahead block like a wall (three of four).
    for (const char* liquid : {"~", "l", ":", "b"}) {
        std::string picture = "#####\n#.+X#\n#####\n";
        std::string expected = "#####\n#..X#\n#####\n";
        picture[9] = expected[9] = liquid[0];
        CHECK(with_finished_doors(picture) == expected);
    }
    // Shallow water does not.
    CHECK(with_finished_doors("#####\n#.+,#\n#####\n") == "#####\n#.+,#\n#####\n");
}

TEST_CASE("deeper down doors hide as often as the table says", "[cleanup][doors]") {
    const std::map<int, int> percent{{1, 0},   {2, 2},   {3, 5},   {4, 8},   {5, 10},
                                     {10, 24}, {15, 37}, {20, 50}, {26, 67}, {40, 67}};
    std::string row = "#";
    std::string wall = "#";
    for (int i = 0; i < 30; ++i) {
        row += ".+.#";
        wall += "####";
    }
    const std::string picture = wall + '\n' + row + '\n' + wall + '\n';
    for (const auto& [depth, chance] : percent) {
        int secret = 0;
        for (std::uint64_t key = 1; key <= 200; ++key) {
            Draft draft = drawn::draft(picture, depth);
            Rng rng{key};
            finish_doors(draft, rng);
            secret += cells_of(draft.layers, Layer::Dungeon, Terrain::SecretDoor).count();
        }
        INFO("depth " << depth);
        CHECK(secret / 6000.0 == Approx(chance / 100.0).margin(chance == 0 ? 1e-9 : 0.022));
    }
}

}  // namespace cellophane
