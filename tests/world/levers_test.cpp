#include "world/levers.h"

#include "support/ascii.h"
#include "support/catch.h"

// Where levers are, and from where they are pulled (rules/terrain.md 10.1).

namespace cellophane {

TEST_CASE("a lever is one that is found and not pulled yet, and so are pods and dewars", "[levers]") {
    TerrainLayers layers = drawn::layers("#####\n#...#\n#####\n");
    const Pos wall{2, 0};
    struct Case {
        Terrain terrain;
        bool is_lever;
    };
    for (const Case& one :
         {Case{Terrain::WallLever, true}, Case{Terrain::TurretLever, true}, Case{Terrain::HiddenLever, false},
          Case{Terrain::DormantHiddenLever, false}, Case{Terrain::PulledLever, false},
          Case{Terrain::BloodwortPod, true}, Case{Terrain::MethaneDewar, true},
          Case{Terrain::StoneWall, false}, Case{Terrain::Floor, false}}) {
        INFO(terrain_rows[one.terrain].name);
        layers[Layer::Dungeon][wall] = one.terrain;
        CHECK(has_lever(layers, wall) == one.is_lever);
    }
}

TEST_CASE("hidden levers are pulled from the four cells beside them", "[levers]") {
    TerrainLayers layers = drawn::layers("#####\n#...#\n#...#\n#####\n");
    CHECK(lever_fronts(layers).none());
    layers[Layer::Dungeon][{0, 1}] = Terrain::HiddenLever;
    layers[Layer::Dungeon][{4, 2}] = Terrain::WallLever;
    CHECK(lever_fronts(layers).test({1, 1}));
    CHECK_FALSE(lever_fronts(layers).test({1, 2}));
    CHECK_FALSE(lever_fronts(layers).test({3, 2}));
    CHECK(is_before_lever(layers, {1, 1}));
    CHECK_FALSE(is_before_lever(layers, {1, 2}));
    CHECK_FALSE(is_before_lever(layers, {2, 1}));
    CHECK_FALSE(is_before_lever(layers, {3, 2}));
}

}  // namespace cellophane
