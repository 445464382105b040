#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "dungeon/stages/stages.h"
#include "support/ascii.h"
#include "support/catch.h"
#include "support/levels/drafts.h"
#include "support/levels/ground.h"

// Stairs, arcs and the disruption test (rules/levels.md 0.2, 14 and 21).

namespace cellophane {

namespace {

Draft with_stairs(std::string_view picture, Pos down, Pos up, int depth = 5, std::uint64_t key = 1) {
    Draft draft = drawn::draft(picture, depth);
    draft.goal.down_target = down;
    draft.goal.up_target = up;
    Rng rng{key};
    place_stairs(draft, rng);
    return draft;
}

constexpr std::string_view stair_hall = R"(
    %%%%%%%%%%%%%%%%%%%%%%%%%%%%%%
    %############################%
    %#..........................#%
    %#..........................#%
    %#..........................#%
    %#..........................#%
    %#..........................#%
    %#..........................#%
    %############################%
    %%%%%%%%%%%%%%%%%%%%%%%%%%%%%%
)";

}  // namespace

TEST_CASE("stairs are set into the nearest wall, between torches", "[stairs]") {
    const Draft draft = with_stairs(stair_hall, {20, 1}, {3, 8});
    REQUIRE_FALSE(draft.rejected);
    CHECK(draft.stairs.down == Pos{20, 1});
    CHECK(draft.stairs.up == Pos{3, 8});
    CHECK(drawn::picture(draft.layers) == drawn::tidy(R"(
        %%%%%%%%%%%%%%%%%%%###%%%%%%%%
        %##################t>t#######%
        %#..........................#%
        %#..........................#%
        %#..........................#%
        %#..........................#%
        %#..........................#%
        %#..........................#%
        %#t<t########################%
        %%###%%%%%%%%%%%%%%%%%%%%%%%%%
    )"));
    // All solid cells around the stairs can never be tunnelled.
    BitGrid expected =
        rectangle(draft.goal.size, {19, 0}, {21, 1}) | rectangle(draft.goal.size, {2, 8}, {4, 9});
    expected.reset({20, 1});
    expected.reset({3, 8});
    BitGrid firm = draft.impregnable;
    firm.reset({20, 1});
    firm.reset({3, 8});
    CHECK(firm == expected);
}

TEST_CASE("depth 1 has the dungeon exit for stairs up, and depth 40 the portal for stairs down", "[stairs]") {
    const Draft first = with_stairs(stair_hall, {20, 1}, {3, 8}, 1);
    CHECK(first.layers[Layer::Dungeon][first.stairs.up] == Terrain::DungeonExit);
    CHECK(first.layers[Layer::Dungeon][first.stairs.down] == Terrain::DownwardStaircase);
    const Draft last = with_stairs(stair_hall, {20, 1}, {3, 8}, 40);
    CHECK(last.layers[Layer::Dungeon][last.stairs.up] == Terrain::UpwardStaircase);
    CHECK(last.layers[Layer::Dungeon][last.stairs.down] == Terrain::CrystalPortal);
}

TEST_CASE("stairs take one of the nearest wall sites, each equally often", "[stairs][statistics]") {
    std::map<int, int> found;
    for (std::uint64_t key = 1; key <= 2000; ++key)
        ++found[with_stairs(stair_hall, {15, 4}, {3, 9}, 5, key).stairs.down.x];
    // The top wall is three rows away, the bottom wall four: columns 12 to 18 of the top wall.
    REQUIRE(found.size() == 7);
    for (int x = 12; x <= 18; ++x) CHECK(found[x] / 2000.0 == Approx(1 / 7.0).margin(0.035));
}

TEST_CASE("the second stairs keep a distance from the first", "[stairs]") {
    for (std::uint64_t key = 1; key <= 50; ++key) {
        const Draft draft = with_stairs(stair_hall, {15, 1}, {15, 1}, 5, key);
        REQUIRE(draft.stairs.down == Pos{15, 1});
        const Pos d = draft.stairs.up - draft.stairs.down;
        // Sites from 5 columns left to 4 right and 5 rows above to 4 below are no longer valid.
        CHECK((d.x < -5 || d.x > 4 || d.y < -5 || d.y > 4));
        CHECK(draft.stairs.up == Pos{20, 1});
    }
}

TEST_CASE("stairs need a stone wall with a free approach in front and solid rock behind", "[stairs]") {
    // Only one cell of each drawing could be a site; the drawings differ in what spoils it.
    const auto down = [](std::string_view picture) {
        const Draft draft = with_stairs(picture, {3, 1}, {3, 1});
        return draft.layers[Layer::Dungeon][{3, 1}];
    };
    const std::string_view good = R"(
        %%%%%%%
        %%%#%%%
        %.....%
        %.....%
        %.....%
        %%%%%%%
    )";
    CHECK(down(good) == Terrain::DownwardStaircase);
    // Granite and torches are no sites.
    for (const char* mark : {"%", "t"}) {
        std::string picture = drawn::tidy(good);
        picture[8 + 3] = mark[0];
        CHECK(down(picture) != Terrain::DownwardStaircase);
    }
    // Something dangerous in front.
    for (char liquid : {'~', 'l', ':', 'b'}) {
        std::string picture = drawn::tidy(good);
        picture[16 + 3] = liquid;
        CHECK(down(picture) != Terrain::DownwardStaircase);
    }
    // A hallway in front: its arc count is 2.
    CHECK(down(R"(
        %%%%%%%
        %%%#%%%
        %.....%
        %%%%%%%
        %%%%%%%
        %%%%%%%
    )") != Terrain::DownwardStaircase);
    // Open behind to one side.
    CHECK(down(R"(
        %%.%%%%
        %%%#%%%
        %.....%
        %.....%
        %.....%
        %%%%%%%
    )") != Terrain::DownwardStaircase);
    // Two ways in.
    CHECK(down(R"(
        %%%%%%%
        %%.#%%%
        %.....%
        %.....%
        %.....%
        %%%%%%%
    )") != Terrain::DownwardStaircase);
}

TEST_CASE("stairs are not placed beside a machine", "[stairs]") {
    Draft draft = drawn::draft(stair_hall);
    draft.goal.down_target = {20, 1};
    draft.goal.up_target = {3, 8};
    draft.ownership.areas.set({20, 2});
    Rng rng{1};
    place_stairs(draft, rng);
    CHECK((draft.stairs.down.x < 19 || draft.stairs.down.x > 21));
    CHECK(draft.stairs.down.y == 1);
}

TEST_CASE("nobody waits at the stairs: up stairs give way to a machine's creatures", "[stairs]") {
    // Two halls without a view of each other; in the left one the target, and whoever waits.
    constexpr std::string_view halls = R"(
        %%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%
        %######################################%
        %#..............####..................#%
        %#..............####..................#%
        %#....................................#%
        %#..............####..................#%
        %#..............####..................#%
        %######################################%
        %%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%
    )";
    const auto up_with = [&](MonsterState state, MonsterMarks marks) {
        Draft draft = drawn::draft(halls, 12);
        draft.goal.up_target = {8, 1};
        draft.goal.down_target = {35, 7};
        draft.monsters.push_back({.kind = MonsterKind::Goblin, .at = {8, 5}, .state = state, .marks = marks});
        Rng rng{1};
        place_stairs(draft, rng);
        REQUIRE_FALSE(draft.rejected);
        return draft.stairs.up;
    };
    CHECK(up_with(MonsterState::Sleeping, {MonsterMark::Dormant}).x < 16);
    CHECK(up_with(MonsterState::Sleeping, {}).x > 18);
    CHECK(up_with(MonsterState::Hunting, {}).x > 18);
    CHECK(up_with(MonsterState::Wandering, {MonsterMark::Captive}).x > 18);
}

TEST_CASE("stairs keep away from steam vents and fire", "[stairs]") {
    const auto stairs_near = [&](Layer layer, Terrain terrain) {
        Draft draft = drawn::draft(stair_hall, 20);
        draft.goal.up_target = {10, 1};
        draft.goal.down_target = {24, 8};
        draft.layers[layer][{10, 3}] = terrain;
        draft.layers[layer][{24, 6}] = terrain;
        Rng rng{1};
        place_stairs(draft, rng);
        REQUIRE_FALSE(draft.rejected);
        return draft;
    };
    for (auto [layer, terrain] :
         {std::pair{Layer::Dungeon, Terrain::SteamVent}, std::pair{Layer::Surface, Terrain::PlainFire}}) {
        INFO(terrain_rows[terrain].name);
        const Draft draft = stairs_near(layer, terrain);
        CHECK(king_distance(draft.stairs.up, {10, 3}) > 4);
        CHECK(king_distance(draft.stairs.down, {24, 6}) > 4);
    }
    const Draft draft = stairs_near(Layer::Surface, Terrain::Grass);
    CHECK(draft.stairs.up == Pos{10, 1});
    CHECK(draft.stairs.down == Pos{24, 8});
}

TEST_CASE("without a wall to take them stairs stand on open floor, without torches", "[stairs]") {
    // Granite all round: no stone wall, no site.
    const Draft draft = with_stairs(R"(
        %%%%%%%%%%
        %........%
        %........%
        %.....~..%
        %........%
        %%%%%%%%%%
    )",
                                    {6, 3}, {1, 1});
    REQUIRE_FALSE(draft.rejected);
    CHECK(king_distance(draft.stairs.down, {6, 3}) == 1);
    CHECK(draft.stairs.up == Pos{1, 1});
    CHECK(cells_of(draft.layers, Layer::Dungeon, Terrain::WallTorch).none());
    CHECK_FALSE(draft.stairs.down == draft.stairs.up);
}

TEST_CASE("a level without any place for stairs is rejected", "[stairs]") {
    CHECK(with_stairs("%%%%%\n%~~~%\n%%%%%\n", {1, 1}, {3, 1}).rejected);
    CHECK(with_stairs("%%%%%\n%%%%%\n%%%%%\n", {1, 1}, {3, 1}).rejected);
}

}  // namespace cellophane
