#include "exports/level_layout.h"

#include "dungeon/generate.h"
#include "support/catch.h"

namespace cellophane {

namespace {

/// Floor within walls, 20 x 12.
Level hall() {
    Level level;
    level.layers = TerrainLayers{{20, 12}};
    level.layers[Layer::Dungeon].fill(Terrain::Granite);
    for (int y = 1; y < 11; ++y)
        for (int x = 1; x < 19; ++x) level.layers[Layer::Dungeon][{x, y}] = Terrain::Floor;
    level.stairs = {.up = {1, 1}, .down = {18, 10}};
    return level;
}

void fill(Level& level, Layer layer, Terrain terrain, Pos first, Pos last) {
    for (int y = first.y; y <= last.y; ++y)
        for (int x = first.x; x <= last.x; ++x) level.layers[layer][{x, y}] = terrain;
}

}  // namespace

TEST_CASE("a layout counts area, blocks to walk round and lakes", "[exports][layout]") {
    Level level = hall();
    LevelLayout layout = layout_of(level);
    CHECK(layout.area == 18 * 10);
    CHECK(layout.loops == 0);
    CHECK(layout.lakes == 0);
    CHECK(layout.stairs == 17);

    // A pillar is no loop, a block of ten cells is one.
    fill(level, Layer::Dungeon, Terrain::Granite, {3, 3}, {4, 4});
    CHECK(layout_of(level).loops == 0);
    fill(level, Layer::Dungeon, Terrain::Granite, {3, 3}, {7, 4});
    CHECK(layout_of(level).loops == 1);
    // One that leans on the edge is none.
    fill(level, Layer::Dungeon, Terrain::Granite, {0, 7}, {6, 9});
    CHECK(layout_of(level).loops == 1);

    // A lake is also walked round.
    fill(level, Layer::Liquid, Terrain::DeepWater, {10, 3}, {14, 5});
    layout = layout_of(level);
    CHECK(layout.lakes == 1);
    CHECK(layout.loops == 2);
    fill(level, Layer::Liquid, Terrain::Lava, {10, 7}, {14, 8});
    CHECK(layout_of(level).lakes == 2);
}

TEST_CASE("the way between the stairs leads through secret doors, or there is none", "[exports][layout]") {
    Level level = hall();
    fill(level, Layer::Dungeon, Terrain::Granite, {10, 1}, {10, 10});
    CHECK_FALSE(layout_of(level).stairs);
    level.layers[Layer::Dungeon][{10, 5}] = Terrain::SecretDoor;
    CHECK(layout_of(level).stairs);
}

TEST_CASE("levels have room, and a way between their stairs", "[exports][layout]") {
    int ways = 0;
    int loops = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const Result<Level> level = generate({.seed = seed, .depth = 1 + static_cast<int>(seed % 26)});
        REQUIRE(level.ok());
        const LevelLayout layout = layout_of(level.value());
        CHECK(layout.area > 300);
        CHECK(layout.rooms == static_cast<int>(level.value().rooms.size()));
        ways += layout.stairs.has_value();
        loops += layout.loops;
    }
    CHECK(ways >= 58);
    CHECK(loops > 60);
}

}  // namespace cellophane
