#include <map>
#include <string>

#include "content/lakes.h"
#include "dungeon/stages/stages.h"
#include "support/ascii.h"
#include "support/catch.h"
#include "support/levels/drafts.h"
#include "support/levels/ground.h"

// Lakes, liquids, wreaths and the clean-up of lake walls (rules/levels.md 10 and 17).

namespace cellophane {

namespace {

std::string filled(std::string_view lakes, int depth, std::uint64_t key) {
    Draft draft = drawn::draft(lakes, depth);
    draft.lakes = drawn::cells(lakes, "X");
    draft.layers = drawn::layers(lakes);
    Rng rng{key};
    fill_lakes(draft, rng);
    return drawn::picture(draft.layers);
}

std::string joined(std::string_view picture) {
    Draft draft = drawn::draft(picture);
    Rng rng{1};
    join_lakes(draft, rng);
    return drawn::picture(draft.layers);
}

}  // namespace

TEST_CASE("a lake disrupts a level when it cuts the dry land in two", "[lakes]") {
    const std::string_view level = R"(
        ###############
        #....#####....#
        #.............#
        #....#####....#
        ###############
    )";
    const BitGrid dry = drawn::cells(level, ".");
    const Size size = dry.size();
    CHECK_FALSE(lake_disrupts(dry, rectangle(size, {1, 1}, {2, 3})));
    CHECK_FALSE(lake_disrupts(dry, rectangle(size, {5, 1}, {9, 1})));
    CHECK(lake_disrupts(dry, rectangle(size, {6, 1}, {8, 3})));
    // One end of the level wholly under water, passage and all, leaves the rest in one piece.
    CHECK_FALSE(lake_disrupts(dry, rectangle(size, {1, 1}, {9, 3})));
    // Nothing dry left counts as cut; so does a lake over a level with nothing dry.
    CHECK(lake_disrupts(dry, rectangle(size, {0, 0}, {14, 4})));
    CHECK(lake_disrupts(BitGrid{size}, rectangle(size, {1, 1}, {2, 2})));
    // Four directions count: a diagonal is no way.
    const BitGrid bend = drawn::cells("##..\n##..\n..##\n..##\n", ".");
    BitGrid far{bend.size()};
    far.set({0, 0});
    CHECK_FALSE(lake_disrupts(bend, far));
    far = BitGrid{bend.size()};
    far.set({3, 0});
    CHECK(lake_disrupts(bend, far));
}

TEST_CASE("a lake is tried anywhere from one cell off the left and top edges", "[lakes]") {
    const Size size = standard_size;
    BitGrid blob{size};
    for (int x = 20; x < 26; ++x)
        for (int y = 3; y < 8; ++y) blob.set({x, y});
    BitGrid dry = rectangle(size, {70, 1}, {77, 27});
    Rng rng{3};
    BitGrid::Bounds extremes{{99, 99}, {-1, -1}};
    for (int i = 0; i < 3000; ++i) {
        const BitGrid lake = settle_lake(blob, dry, 20, rng);
        if (lake.none()) continue;
        REQUIRE(lake.count() == 30);
        const BitGrid::Bounds box = lake.bounds();
        extremes.low = {std::min(extremes.low.x, box.low.x), std::min(extremes.low.y, box.low.y)};
        extremes.high = {std::max(extremes.high.x, box.low.x), std::max(extremes.high.y, box.low.y)};
    }
    // Column 1 to 79 - w - 2, row 1 to 29 - h - 2.
    CHECK(extremes.low == Pos{1, 1});
    CHECK(extremes.high == Pos{79 - 6 - 2, 29 - 5 - 2});
    // It makes as many tries as it may, two draws each, and then gives up.
    // One long winding way over the whole map: wherever the lake comes to lie it cuts it.
    BitGrid winding{size};
    for (int x = 1; x <= 77; x += 2) {
        winding |= rectangle(size, {x, 1}, {x, 27});
        if (x < 77) winding.set({x + 1, x % 4 == 1 ? 27 : 1});
    }
    Rng tired{4};
    Rng counted{4};
    CHECK(settle_lake(blob, winding, 20, tired).none());
    for (int i = 0; i < 20; ++i) {
        counted.uniform(1, 71);
        counted.uniform(1, 22);
    }
    CHECK(tired.state() == counted.state());
}

TEST_CASE("lakes replace walls and doors but leave the dry land connected", "[lakes]") {
    const std::string_view level = R"(
        ########################################
        #......#......#......#......#..........#
        #......+......+......+......+..........#
        #......#......#......#......#..........#
        #......#......#......#......#..........#
        #...........................#..........#
        #......#......#......#......#..........#
        #......#......#......#......#..........#
        ########################################
    )";
    int lakes = 0;
    int eaten = 0;
    for (std::uint64_t key = 1; key <= 300; ++key) {
        Draft draft = drawn::draft(level);
        draft.lakes = BitGrid{draft.goal.size};
        const Ground before{draft.layers};
        Rng rng{key};
        design_lakes(draft, rng);
        lakes += draft.lake_count;
        eaten += (draft.lakes & before.solid).count();
        CHECK(is_connected(before.blocked.complement() - draft.lakes));
        draft.lakes.for_each([&](Pos p) { REQUIRE(draft.layers[Layer::Dungeon][p] == Terrain::Floor); });
        CHECK(draft.lakes.none() == (draft.lake_count == 0));
    }
    CHECK(lakes > 100);
    CHECK(eaten > 100);
}

TEST_CASE("each liquid has its own wreath around a lake", "[lakes]") {
    const std::string_view lake = R"(
        ################
        #..............#
        #..............#
        #.....XXX......#
        #.....XXX......#
        #..............#
        #..............#
        ################
    )";
    const std::string water = drawn::tidy(R"(
        ################
        #.....,,,......#
        #....,,,,,.....#
        #...,,~~~,,....#
        #...,,~~~,,....#
        #....,,,,,.....#
        #.....,,,......#
        ################
    )");
    const std::string chasm = drawn::tidy(R"(
        ################
        #..............#
        #.....;;;......#
        #....;:::;.....#
        #....;:::;.....#
        #.....;;;......#
        #..............#
        ################
    )");
    const std::string lava = drawn::tidy(R"(
        ################
        #..............#
        #..............#
        #.....lll......#
        #.....lll......#
        #..............#
        #..............#
        ################
    )");
    const std::string brimstone = drawn::tidy(R"(
        ################
        #.....ooo......#
        #....ooooo.....#
        #...oobbboo....#
        #...oobbboo....#
        #....ooooo.....#
        #.....ooo......#
        ################
    )");
    struct Expectation {
        int depth;
        std::map<std::string, double> share;
    };
    const Expectation expectations[] = {
        {1, {{water, 0.5}, {chasm, 0.5}}},
        {3, {{water, 0.5}, {chasm, 0.5}}},
        {4, {{water, 1 / 3.0}, {chasm, 1 / 3.0}, {lava, 1 / 3.0}}},
        {17, {{water, 1 / 3.0}, {chasm, 1 / 3.0}, {lava, 1 / 3.0}}},
        {18, {{water, 0.25}, {chasm, 0.25}, {lava, 0.25}, {brimstone, 0.25}}},
        {39, {{water, 0.25}, {chasm, 0.25}, {lava, 0.25}, {brimstone, 0.25}}},
        {40, {{water, 1.0}}},
    };
    for (const Expectation& expected : expectations) {
        std::map<std::string, int> seen;
        constexpr int draws = 1500;
        for (std::uint64_t key = 1; key <= draws; ++key) ++seen[filled(lake, expected.depth, key)];
        INFO("depth " << expected.depth);
        CHECK(seen.size() == expected.share.size());
        for (const auto& [picture, share] : expected.share) {
            INFO(picture);
            CHECK(seen[picture] / double{draws} == Approx(share).margin(0.05));
        }
    }
}

TEST_CASE("a wreath turns doors to floor and lies hidden under walls", "[lakes]") {
    const std::string_view lake = R"(
        #########
        #..+....#
        #..#XX..#
        #..#....#
        #########
    )";
    for (std::uint64_t key = 1; key < 40; ++key) {
        Draft draft = drawn::draft(lake, 1);
        draft.lakes = drawn::cells(lake, "X");
        Rng rng{key};
        fill_lakes(draft, rng);
        if (draft.layers[Layer::Liquid][{4, 2}] != Terrain::DeepWater) continue;
        // dx² + dy² <= 4: the door one column and one row off is inside.
        CHECK(draft.layers[Layer::Dungeon][{3, 1}] == Terrain::Floor);
        CHECK(draft.layers[Layer::Liquid][{3, 1}] == Terrain::ShallowWater);
        CHECK(draft.layers[Layer::Dungeon][{3, 2}] == Terrain::StoneWall);
        CHECK(draft.layers[Layer::Liquid][{3, 2}] == Terrain::ShallowWater);
        CHECK(draft.layers[Layer::Liquid][{2, 2}] == Terrain::ShallowWater);
        CHECK(draft.layers[Layer::Liquid][{1, 2}] == Terrain::Nothing);
        return;
    }
    FAIL("no key gave water");
}

TEST_CASE("lakes within four cells of each other share a liquid, lakes five apart may differ", "[lakes]") {
    const std::string_view near = R"(
        ##################
        #................#
        #..XX...XX.......#
        #................#
        ##################
    )";
    const std::string_view far = R"(
        ##################
        #................#
        #..XX....XX......#
        #................#
        ##################
    )";
    int differ = 0;
    for (std::uint64_t key = 1; key <= 200; ++key)
        for (std::string_view picture : {near, far}) {
            Draft draft = drawn::draft(picture, 20);
            draft.lakes = drawn::cells(picture, "X");
            Rng rng{key};
            fill_lakes(draft, rng);
            const Pos right = picture == near ? Pos{8, 2} : Pos{9, 2};
            const bool same = draft.layers[Layer::Liquid][{3, 2}] == draft.layers[Layer::Liquid][right];
            if (picture == near)
                REQUIRE(same);
            else
                differ += same ? 0 : 1;
        }
    CHECK(differ / 200.0 == Approx(0.75).margin(0.1));
}

TEST_CASE("one-cell walls between two cells of the same liquid are removed", "[lakes][join]") {
    CHECK(joined(R"(
        #########
        #~~~#~~~#
        #~~~#~~~#
        #~~##~~~#
        #########
    )") == drawn::tidy(R"(
        #########
        #~~~~~~~#
        #~~~~~~~#
        #~~##~~~#
        #########
    )"));
    // Upright too; different liquids stay apart.
    CHECK(joined(R"(
        ########
        #~~~:::#
        ########
        #~~~lll#
        ########
    )") == drawn::tidy(R"(
        ########
        #~~~:::#
        #~~~####
        #~~~lll#
        ########
    )"));
    // Chasm on both sides of a strip of water: the strip is another liquid, and goes.
    CHECK(joined(R"(
        #######
        #::~::#
        #::~::#
        #######
    )") == drawn::tidy(R"(
        #######
        #:::::#
        #:::::#
        #######
    )"));
}

TEST_CASE("dry floor, secret doors, impregnable walls and the map's edge between two lakes stay",
          "[lakes][join]") {
    const std::string_view dry = R"(
        #######
        #~~.~~#
        #######
    )";
    CHECK(joined(dry) == drawn::tidy(dry));
    const std::string_view secret = R"(
        #######
        #~~s~~#
        #######
    )";
    CHECK(joined(secret) == drawn::tidy(secret));
    Draft draft = drawn::draft(R"(
        #######
        #~~#~~#
        #######
    )");
    draft.impregnable.set({3, 1});
    Rng rng{1};
    join_lakes(draft, rng);
    CHECK(draft.layers[Layer::Dungeon][{3, 1}] == Terrain::StoneWall);
    // The map's edge is never touched.
    CHECK(joined("~#~\n~#~\n~#~\n") == "~#~\n~~~\n~#~\n");
}

TEST_CASE("a wall between lakes takes all layers of the cell to its right", "[lakes][join]") {
    Draft draft = drawn::draft(R"(
        #######
        #~~#~~#
        #######
    )");
    draft.layers[Layer::Surface][{4, 1}] = Terrain::BridgeEnd;
    Rng rng{1};
    join_lakes(draft, rng);
    CHECK(draft.layers[Layer::Liquid][{3, 1}] == Terrain::DeepWater);
    CHECK(draft.layers[Layer::Dungeon][{3, 1}] == Terrain::Floor);
    CHECK(draft.layers[Layer::Surface][{3, 1}] == Terrain::BridgeEnd);
}

}  // namespace cellophane
