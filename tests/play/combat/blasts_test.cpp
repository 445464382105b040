#include "play/combat/blasts.h"

#include "play/creature_scene.h"
#include "support/catch.h"

// Blasts over walls and creatures (rules/items.md 15 and 19).

namespace cellophane {

TEST_CASE("walls that shatter leave rubble, the border of the map none", "[play][blasts]") {
    int with_rubble = 0;
    for (std::uint64_t key = 1; key <= 20; ++key) {
        Scenario s{"#########\n#.......#\n#.#.@...#\n#.......#\n#########\n", key};
        Moment now{s};
        shatter_around(now.turn, now.level, 9);
        const TerrainLayers& layers = s.level().layers;
        CHECK(layers[Layer::Dungeon][{2, 2}] == Terrain::GreenCrystal);
        with_rubble += layers[Layer::Surface][{2, 2}] == Terrain::Rubble ? 1 : 0;
        for (int i = 0; i < s.level().size().area(); ++i) {
            const Pos at = s.level().size().at(i);
            const bool rim = at.x == 0 || at.y == 0 || at.x == 8 || at.y == 4;
            if (!rim) continue;
            CHECK(layers[Layer::Dungeon][at] == Terrain::CrystalFormationWall);
            CHECK(layers[Layer::Surface][at] == Terrain::Nothing);
        }
    }
    CHECK(with_rubble > 0);
}

TEST_CASE("walls shatter within the radius, by round distance", "[play][blasts]") {
    Scenario s{
        "###############\n###############\n###############\n#######@#######\n###############\n"
        "###############\n###############\n"};
    Moment now{s};
    shatter_around(now.turn, now.level, 2);
    for (int i = 0; i < s.level().size().area(); ++i) {
        const Pos at = s.level().size().at(i);
        const int x = at.x - 7;
        const int y = at.y - 3;
        const bool near = x * x + y * y <= 4 && !(at == s.game.hero.at);
        INFO(at.x << "," << at.y);
        CHECK((s.level().layers[Layer::Dungeon][at] == Terrain::GreenCrystal) == near);
    }
}

}  // namespace cellophane
