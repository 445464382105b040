#include "world/level.h"

#include <string>
#include <vector>

#include "kit/rng/rng.h"
#include "support/ascii.h"
#include "support/catch.h"

namespace cellophane {

namespace {

std::string classes(const TerrainLayers& layers) {
    std::string result;
    for (const std::string& row : class_rows(layers)) result += row + '\n';
    return result;
}

}  // namespace

TEST_CASE("cell classes are those of the documented list", "[world]") {
    CHECK(classes(drawn::layers(R"(
        %#t.+'s<>
        ~,:;lbo=e
    )")) == "###.++s<>\n~,:.lb.==\n");
    TerrainLayers layers = drawn::layers("...\n");
    layers[Layer::Dungeon][{0, 0}] = Terrain::DungeonExit;
    layers[Layer::Dungeon][{1, 0}] = Terrain::CrystalPortal;
    CHECK(classes(layers) == "<>.\n");
}

TEST_CASE("the first class that fits a cell is used", "[world]") {
    // Liquids under walls and doors do not show; a bridge end shows over shallow water.
    TerrainLayers layers = drawn::layers("w+s<e\n");
    for (int x = 0; x < 4; ++x) layers[Layer::Liquid][{x, 0}] = Terrain::DeepWater;
    layers[Layer::Liquid][{4, 0}] = Terrain::ShallowWater;
    CHECK(classes(layers) == "#+s<=\n");
    layers[Layer::Liquid][{4, 0}] = Terrain::Lava;
    CHECK(classes(layers) == "#+s<l\n");
}

TEST_CASE("class rows have the width and height of the map", "[world]") {
    for (Size size : {Size{1, 1}, Size{79, 29}, Size{7, 200}}) {
        const std::vector<std::string> rows = class_rows(TerrainLayers{size});
        REQUIRE(rows.size() == static_cast<std::size_t>(size.height));
        for (const std::string& row : rows)
            CHECK(row == std::string(static_cast<std::size_t>(size.width), '#'));
    }
}

TEST_CASE("a cell has the properties of all its layers", "[world]") {
    TerrainLayers layers = drawn::layers("w+e\n");
    using P = TerrainProperty;
    CHECK(layers.has({0, 0}, {P::DeepWater}));
    CHECK(layers.has({0, 0}, {P::BlocksMovement}));
    CHECK(layers.has({1, 0}, {P::BlocksVision}));
    CHECK_FALSE(layers.has({1, 0}, {P::BlocksMovement}));
    CHECK(layers.has({2, 0}, {P::Flammable}));
    CHECK(layers.cells_with({P::BlocksVision}).count() == 2);
    layers.copy_cell({0, 0}, {2, 0});
    for (Layer layer : every_layer) CHECK(layers[layer][{2, 0}] == layers[layer][{0, 0}]);
    for (Size size : {Size{30, 65}, Size{5, 130}}) {
        TerrainLayers tall{size};
        tall[Layer::Dungeon].fill(Terrain::Floor);
        const Pos at{size.width - 1, size.height - 1};
        tall[Layer::Liquid][at] = Terrain::Lava;
        CHECK(tall.cells_with({P::Lava}).count() == 1);
        CHECK(tall.cells_with({P::Lava}).first() == at);
    }
}

TEST_CASE("the cells of several terrains are those of each together", "[world]") {
    TerrainLayers layers{{20, 70}};
    Rng rng{3};
    for (int i = 0; i < 300; ++i) {
        const Pos at{rng.uniform(0, 19), rng.uniform(0, 69)};
        layers.put(Layer::Dungeon, at, rng.percent(50) ? Terrain::StoneWall : Terrain::Floor);
        layers.put(Layer::Liquid, at, Terrain::DeepWater);
    }
    const BitGrid walls = layers.cells_of(Layer::Dungeon, Terrain::StoneWall);
    const BitGrid floor = layers.cells_of(Layer::Dungeon, Terrain::Floor);
    CHECK(walls.any());
    CHECK(floor.any());
    CHECK(layers.cells_of(Layer::Dungeon, {Terrain::StoneWall, Terrain::Floor}) == (walls | floor));
    CHECK(layers.cells_of(Layer::Dungeon, {Terrain::Floor}) == floor);
    CHECK(layers.cells_of(Layer::Dungeon, {Terrain::DeepWater, Terrain::Lava}).none());
    for (int i = 0; i < layers.size().area(); ++i) {
        const Pos at = layers.size().at(i);
        CHECK(walls.test(at) == (layers[Layer::Dungeon][at] == Terrain::StoneWall));
        CHECK(floor.test(at) == (layers[Layer::Dungeon][at] == Terrain::Floor));
    }
}

}  // namespace cellophane
