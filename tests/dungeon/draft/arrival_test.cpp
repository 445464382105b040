#include "dungeon/draft/arrival.h"

#include "support/ascii.h"
#include "support/catch.h"

// What a hero meets who comes out of stairs (rules/levels.md 23.1).

namespace cellophane {

TEST_CASE("one comes out of stairs onto the cell in front of them", "[dungeon][arrival]") {
    const TerrainLayers layers = drawn::layers("#####\n##<##\n##.##\n#####\n");
    CHECK(in_front_of(layers, {2, 1}) == Pos{2, 2});
    CHECK(in_front_of(drawn::layers("###\n#<#\n###\n"), {1, 1}) == Pos{1, 1});
}

TEST_CASE("steps are counted through doors, secret ones included, and over water, but not through walls",
          "[dungeon][arrival]") {
    const TerrainLayers layers = drawn::layers("##########\n#..+.s~..#\n######.###\n##########\n");
    CHECK(within_steps(layers, {1, 1}, 0).count() == 1);
    CHECK(within_steps(layers, {1, 1}, 2).count() == 3);
    CHECK(within_steps(layers, {1, 1}, 5).test({6, 1}));
    CHECK_FALSE(within_steps(layers, {1, 1}, 5).test({7, 1}));
    CHECK(within_steps(layers, {1, 1}, 100).count() == 9);
}

TEST_CASE("views end at walls and doors, and hold the cell itself", "[dungeon][arrival]") {
    const TerrainLayers layers = drawn::layers("########\n#...+..#\n########\n");
    const BitGrid seen = view_from(layers, {1, 1});
    CHECK(seen.test({1, 1}));
    CHECK(seen.test({4, 1}));
    CHECK_FALSE(seen.test({5, 1}));
}

TEST_CASE("fire and gas that hurts or burns are harmful, healing spores are not", "[dungeon][arrival]") {
    for (Terrain gas : {Terrain::Steam, Terrain::Methane, Terrain::CausticGas, Terrain::ConfusionGas,
                        Terrain::ParalyticGas, Terrain::Putrescence}) {
        TerrainLayers layers = drawn::layers("#####\n#...#\n#####\n");
        layers[Layer::Gas][{2, 1}] = gas;
        INFO(terrain_rows[gas].name);
        CHECK(harmful_air(layers).count() == 1);
    }
    TerrainLayers layers = drawn::layers("#####\n#...#\n#####\n");
    layers[Layer::Gas][{2, 1}] = Terrain::HealingSpores;
    CHECK(harmful_air(layers).none());
    layers[Layer::Surface][{1, 1}] = Terrain::PlainFire;
    CHECK(harmful_air(layers).count() == 1);
    CHECK(sources_of_harm(layers).count() == 1);
    layers[Layer::Dungeon][{3, 1}] = Terrain::SteamVent;
    CHECK(sources_of_harm(layers).test({3, 1}));
    layers[Layer::Dungeon][{3, 1}] = Terrain::HiddenMethaneVent;
    CHECK_FALSE(sources_of_harm(layers).test({3, 1}));
}

TEST_CASE("who is asleep, dormant, chained or an ally is not on the prowl", "[dungeon][arrival]") {
    Monster monster{.kind = MonsterKind::Goblin};
    CHECK_FALSE(is_on_the_prowl(monster));
    for (MonsterState state : {MonsterState::Hunting, MonsterState::Wandering, MonsterState::Fleeing}) {
        monster.state = state;
        CHECK(is_on_the_prowl(monster));
        for (MonsterMark mark : {MonsterMark::Dormant, MonsterMark::Captive}) {
            Monster marked = monster;
            marked.set(mark);
            CHECK_FALSE(is_on_the_prowl(marked));
        }
    }
    monster.state = MonsterState::Ally;
    CHECK_FALSE(is_on_the_prowl(monster));
}

}  // namespace cellophane
