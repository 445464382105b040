#include "play/combat/tunnelling.h"

#include "play/creature_scene.h"
#include "support/catch.h"

// What magic opens, and what it leaves (rules/terrain.md 13).

namespace cellophane {

namespace {

constexpr std::string_view block = R"(
    #########
    #...#...#
    #.@.#...#
    #...#...#
    #########
)";
constexpr Pos wall{4, 2};

bool opens(Scenario& s, Pos at) {
    Moment now{s};
    return tunnel(now.turn, now.level, at);
}

}  // namespace

TEST_CASE("tunnelling empties the layers that block, and leaves the others", "[play][tunnelling]") {
    for (const Layer layer : {Layer::Dungeon, Layer::Liquid, Layer::Surface}) {
        CAPTURE(static_cast<int>(layer));
        Scenario s{block};
        TerrainLayers& layers = s.level().layers;
        layers[Layer::Dungeon][wall] = Terrain::Floor;
        layers[layer][wall] = Terrain::GreenCrystal;
        if (layer != Layer::Liquid) layers[Layer::Liquid][wall] = Terrain::Bog;
        REQUIRE(opens(s, wall));
        CHECK_FALSE(layers.has(wall, {TerrainProperty::BlocksMovement, TerrainProperty::BlocksVision}));
        CHECK_FALSE(layers.holds(wall, Terrain::GreenCrystal));
        if (layer != Layer::Liquid) CHECK(layers[Layer::Liquid][wall] == Terrain::Bog);
        if (layer != Layer::Dungeon) CHECK(layers[Layer::Dungeon][wall] == Terrain::Floor);
    }
}

TEST_CASE("what only hides the view is opened too", "[play][tunnelling]") {
    Scenario s{block};
    TerrainLayers& layers = s.level().layers;
    layers[Layer::Surface][{6, 2}] = Terrain::DenseFoliage;
    REQUIRE(opens(s, {6, 2}));
    CHECK_FALSE(layers.holds({6, 2}, Terrain::DenseFoliage));
    CHECK(layers[Layer::Dungeon][{6, 2}] == Terrain::Floor);
    CHECK_FALSE(opens(s, {6, 3}));
}

TEST_CASE("the rim of the map turns to crystal, once", "[play][tunnelling]") {
    Scenario s{block};
    for (const Pos at : {Pos{0, 2}, Pos{8, 2}, Pos{3, 0}, Pos{3, 4}}) {
        CHECK(opens(s, at));
        CHECK(s.level().layers[Layer::Dungeon][at] == Terrain::CrystalFormationWall);
        CHECK_FALSE(opens(s, at));
    }
}

}  // namespace cellophane
