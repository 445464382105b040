#include <cmath>

#include "support/catch.h"
#include "world/environment/arena.h"

// rules/terrain.md 8.1 to 8.4, 10.4 and 21: what lights, what is shielded, what explodes, what smolders.

namespace cellophane {

namespace {

constexpr std::string_view small_room = R"(
    %%%%%%%%%
    %.......%
    %.......%
    %...A...%
    %.......%
    %.......%
    %%%%%%%%%
)";
constexpr Pos spark{4, 3};

/// How often of 2000 tries a cell with these layers lights.
template <class Prepare>
double ignition_share(Prepare prepare) {
    constexpr int tries = 2000;
    int lit = 0;
    for (std::uint64_t seed = 1; seed <= tries; ++seed) {
        Arena arena{"%%%%%\n%...%\n%%%%%\n", seed};
        prepare(arena, Pos{2, 1});
        lit += expose_to_fire(arena.around, {2, 1}, Ignition::Chance) ? 1 : 0;
    }
    return 100.0 * lit / tries;
}

void fill_gas(Arena& arena, Terrain kind, int volume) {
    const BitGrid walls = arena.layers.cells_with({TerrainProperty::BlocksGas});
    walls.complement().for_each([&](Pos at) { arena.gas(kind, volume, at); });
}

}  // namespace

TEST_CASE("each vegetation ignites with the chance of its row", "[environment][fire]") {
    struct Fuel {
        Terrain terrain;
        int percent;
    };
    for (const Fuel& fuel : {Fuel{Terrain::Grass, 15},
                             {Terrain::DeadGrass, 40},
                             {Terrain::GrayFungus, 10},
                             {Terrain::LuminescentFungus, 10},
                             {Terrain::Lichen, 50},
                             {Terrain::Hay, 50},
                             {Terrain::DenseFoliage, 15},
                             {Terrain::DeadFoliage, 80},
                             {Terrain::TrampledFoliage, 15},
                             {Terrain::LuminescentFungalForest, 15},
                             {Terrain::Spiderweb, 100},
                             {Terrain::Netting, 40},
                             {Terrain::BloodwortStalk, 20},
                             {Terrain::AbandonedBedroll, 50}}) {
        INFO(terrain_rows[fuel.terrain].name);
        const double share =
            ignition_share([&](Arena& arena, Pos at) { arena.put(Layer::Surface, fuel.terrain, at); });
        const double p = fuel.percent / 100.0;
        CHECK(share == Approx(fuel.percent).margin(100 * 4.5 * std::sqrt(p * (1 - p) / 2000) + 0.01));
    }
}

TEST_CASE("two fires give grass two chances", "[environment][fire]") {
    constexpr int runs = 4000;
    int caught = 0;
    for (std::uint64_t seed = 1; seed <= runs; ++seed) {
        Arena arena{"%%%%%\n%...%\n%%%%%\n", seed};
        arena.put(Layer::Surface, Terrain::PlainFire, Pos{1, 1});
        arena.put(Layer::Surface, Terrain::Grass, Pos{2, 1});
        arena.put(Layer::Surface, Terrain::PlainFire, Pos{3, 1});
        spread_fire(arena.around);
        caught += arena.layers.has({2, 1}, {TerrainProperty::Fire}) ? 1 : 0;
    }
    CHECK(100.0 * caught / runs == Approx(27.75).margin(3.2));
}

TEST_CASE("the most flammable layer of a cell decides, and water protects the layers below it",
          "[environment][fire]") {
    // The largest chance of a cell counts.
    CHECK(ignition_share([](Arena& arena, Pos at) {
              arena.put(Layer::Dungeon, Terrain::OpenWoodenDoor, at);
              arena.put(Layer::Surface, Terrain::Grass, at);
          }) == Approx(50).margin(5.1));
    // Grass (60) behind shallow water (55) does not light, foliage (45) before it does.
    CHECK(ignition_share([](Arena& arena, Pos at) {
              arena.put(Layer::Liquid, Terrain::ShallowWater, at);
              arena.put(Layer::Surface, Terrain::DeadGrass, at);
          }) == 0);
    CHECK(ignition_share([](Arena& arena, Pos at) {
              arena.put(Layer::Liquid, Terrain::ShallowWater, at);
              arena.put(Layer::Surface, Terrain::DeadFoliage, at);
          }) == Approx(80).margin(4.1));
    // A web over water burns, gas over water burns.
    CHECK(ignition_share([](Arena& arena, Pos at) {
              arena.put(Layer::Liquid, Terrain::ShallowWater, at);
              arena.put(Layer::Surface, Terrain::Spiderweb, at);
          }) == 100);
    CHECK(ignition_share([](Arena& arena, Pos at) {
              arena.put(Layer::Liquid, Terrain::ShallowWater, at);
              arena.gas(Terrain::Methane, 5, at);
          }) == 100);
    // Flood water (50) over a closed coffin (17): wood is more important.
    CHECK(ignition_share([](Arena& arena, Pos at) {
              arena.put(Layer::Surface, Terrain::ShallowFloodWater, at);
              arena.put(Layer::Dungeon, Terrain::SealedCoffin, at);
          }) == Approx(20).margin(4.1));
    // Carpet (85) under shallow flood: nothing of its own to light.
    CHECK(ignition_share([](Arena& arena, Pos at) { arena.put(Layer::Dungeon, Terrain::Carpet, at); }) == 0);
    CHECK(ignition_share([](Arena& arena, Pos at) { arena.put(Layer::Dungeon, Terrain::MudFloor, at); }) ==
          0);
}

TEST_CASE("once a cell burns, every flammable layer in it is consumed", "[environment][fire]") {
    Arena arena{small_room};
    arena.put(Layer::Dungeon, Terrain::Carpet, spark);
    arena.put(Layer::Surface, Terrain::Spiderweb, spark);
    REQUIRE(expose_to_fire(arena.around, spark, Ignition::Chance));
    CHECK(arena.at(Layer::Dungeon, spark) == Terrain::Floor);
    CHECK(arena.at(Layer::Surface, spark) == Terrain::PlainFire);
    CHECK(arena.has_grown(Feature::EmbersOneCell));
    CHECK(arena.has_grown(Feature::PlainFireOneCell));

    Arena wet{small_room};
    wet.put(Layer::Liquid, Terrain::ShallowWater, spark);
    wet.put(Layer::Surface, Terrain::DeadGrass, spark);
    wet.gas(Terrain::CausticGas, 40, spark);
    REQUIRE(expose_to_fire(wet.around, spark, Ignition::Chance));
    CHECK(wet.layers.gas_volume[spark] == 0);
    CHECK(wet.at(Layer::Surface, spark) == Terrain::BurningGas);
    CHECK(wet.at(Layer::Liquid, spark) == Terrain::ShallowWater);
    // The kind stays until gas moves again.
    CHECK(wet.at(Layer::Gas, spark) == Terrain::CausticGas);
    wet.tick();
    CHECK(wet.at(Layer::Gas, spark) == Terrain::Nothing);
}

TEST_CASE("carpet and mud floor burn for certain when ignited directly, carpet not from neighbours",
          "[environment][fire]") {
    Arena carpet{small_room};
    carpet.put(Layer::Dungeon, Terrain::Carpet, spark);
    for (Direction d : cardinals) carpet.put(Layer::Surface, Terrain::PlainFire, spark + step(d));
    carpet.tick(200);
    CHECK(carpet.at(Layer::Dungeon, spark) == Terrain::Carpet);
    CHECK(expose_to_fire(carpet.around, spark, Ignition::Certain));
    CHECK(carpet.at(Layer::Dungeon, spark) == Terrain::Floor);
    CHECK(carpet.at(Layer::Surface, spark) == Terrain::Embers);

    Arena mud{small_room};
    mud.put(Layer::Dungeon, Terrain::MudFloor, spark);
    CHECK(expose_to_fire(mud.around, spark, Ignition::Certain));
    CHECK(mud.at(Layer::Dungeon, spark) == Terrain::Floor);
    CHECK(mud.at(Layer::Surface, spark) == Terrain::Embers);
    CHECK(mud.layers.gas_volume[spark] == 50);
}

TEST_CASE("exposures to fire are counted per tick, and only where something burns", "[environment][fire]") {
    Arena arena{small_room};
    arena.put(Layer::Liquid, Terrain::DeepWater, spark);
    for (int i = 0; i < 20; ++i) expose_to_fire(arena.around, spark, Ignition::Chance);
    CHECK(arena.grown_count(Feature::SteamWisp) == 12);
    arena.tick();
    CHECK(expose_to_fire(arena.around, spark, Ignition::Chance));
    // Bare floor counts nothing.
    for (int i = 0; i < 20; ++i) expose_to_fire(arena.around, {1, 1}, Ignition::Certain);
    arena.put(Layer::Surface, Terrain::Spiderweb, Pos{1, 1});
    CHECK(expose_to_fire(arena.around, {1, 1}, Ignition::Chance));
}

TEST_CASE("fire spreads one cell per tick and not round corners", "[environment][fire]") {
    Arena arena{"%%%%%%%%\n%......%\n%%.%%%%%\n%%%%%%%%\n"};
    for (int x = 1; x <= 6; ++x) arena.put(Layer::Surface, Terrain::Spiderweb, Pos{x, 1});
    arena.put(Layer::Surface, Terrain::Spiderweb, Pos{2, 2});
    arena.put(Layer::Surface, Terrain::PlainFire, Pos{1, 1});
    for (int tick = 1; tick <= 5; ++tick) {
        const BitGrid before = arena.layers.cells_with({TerrainProperty::Fire});
        arena.tick();
        const BitGrid now = arena.layers.cells_with({TerrainProperty::Fire});
        CHECK(now.within(before.dilated4()));
        CHECK(now.test({1 + tick, 1}));
    }
}

TEST_CASE("a room full of methane explodes, a thin trail of it burns", "[environment][fire][gas]") {
    Arena arena{small_room};
    fill_gas(arena, Terrain::Methane, 30);
    arena.put(Layer::Surface, Terrain::PlainFire, spark);
    arena.tick();
    CHECK(arena.has_grown(Feature::MethaneExplosion));
    CHECK_FALSE(arena.has_grown(Feature::BurningGasOneCell));
    for (int i = 0; i < 12; ++i) arena.tick();
    // Nothing is left to burn.
    CHECK(arena.gas_total() < 35 * 4);
    CHECK(arena.count(Layer::Surface, Terrain::Explosion) == 0);

    // In the open, the rim of the cloud burns where its core explodes.
    Arena open{"...........\n...........\n...........\n...........\n...........\n...........\n...........\n"};
    for (int x = 3; x <= 7; ++x)
        for (int y = 1; y <= 5; ++y) open.gas(Terrain::Methane, 60, {x, y});
    CHECK(expose_to_fire(open.around, {3, 1}, Ignition::Chance));
    CHECK(open.at(Layer::Surface, {3, 1}) == Terrain::BurningGas);
    CHECK(expose_to_fire(open.around, {5, 3}, Ignition::Chance));
    CHECK(open.at(Layer::Surface, {5, 3}) == Terrain::Explosion);
}

TEST_CASE("methane beside fire or a closed door counts as confined", "[environment][fire][gas]") {
    Arena arena{"%%%%%\n%...%\n%...%\n%...%\n%%%%%\n"};
    fill_gas(arena, Terrain::Methane, 30);
    arena.layers[Layer::Gas][{1, 1}] = Terrain::Nothing;
    arena.layers.gas_volume[{1, 1}] = 0;
    arena.put(Layer::Surface, Terrain::PlainFire, Pos{1, 1});
    // A door that holds no gas is as good as a wall.
    arena.put(Layer::Dungeon, Terrain::WoodenDoor, Pos{1, 2});
    arena.layers[Layer::Gas][{1, 2}] = Terrain::Nothing;
    arena.layers.gas_volume[{1, 2}] = 0;
    CHECK(expose_to_fire(arena.around, {2, 2}, Ignition::Chance));
    CHECK(arena.at(Layer::Surface, {2, 2}) == Terrain::Explosion);
    // Other gases never explode.
    Arena caustic{"%%%%%\n%...%\n%...%\n%...%\n%%%%%\n"};
    fill_gas(caustic, Terrain::CausticGas, 30);
    CHECK(expose_to_fire(caustic.around, {2, 2}, Ignition::Chance));
    CHECK(caustic.at(Layer::Surface, {2, 2}) == Terrain::BurningGas);
    // Smoke and steam do not burn at all.
    for (Terrain dead :
         {Terrain::PutridSmoke, Terrain::Steam, Terrain::HealingSpores, Terrain::SupernaturalDarkness}) {
        Arena inert{small_room};
        fill_gas(inert, dead, 30);
        CHECK_FALSE(expose_to_fire(inert.around, spark, Ignition::Certain));
    }
}

TEST_CASE("brimstone smoulders in waves and is never used up", "[environment][fire][brimstone]") {
    constexpr std::string_view field = R"(
        %%%%%%%%%%
        %bbbbbbbb%
        %bbbbbbbb%
        %bbbbbbbb%
        %%%%%%%%%%
    )";
    Arena arena{field};
    const int cells = drawn::cells(field, "b").count();
    int fires = 0;
    int quiet = 0;
    for (int tick = 0; tick < 1500; ++tick) {
        arena.tick();
        CHECK(arena.count(Layer::Liquid, Terrain::InertBrimstone) +
                  arena.count(Layer::Liquid, Terrain::ActiveBrimstone) ==
              cells);
        const int burning = arena.count(Layer::Surface, Terrain::BrimstoneFire);
        fires += burning;
        quiet += burning == 0 ? 1 : 0;
    }
    CHECK(fires > 300);
    CHECK(quiet > 0);
    CHECK(arena.count(Layer::Surface, Terrain::Embers) == 0);

    // Active brimstone beside fire always goes; inert brimstone never does.
    Arena beside{"%%%%%\n%b.b%\n%%%%%\n"};
    beside.put(Layer::Liquid, Terrain::ActiveBrimstone, Pos{1, 1});
    beside.put(Layer::Surface, Terrain::PlainFire, Pos{2, 1});
    spread_fire(beside.around);
    CHECK(beside.at(Layer::Liquid, {1, 1}) == Terrain::InertBrimstone);
    CHECK(beside.at(Layer::Surface, {1, 1}) == Terrain::BrimstoneFire);
    CHECK(beside.at(Layer::Liquid, {3, 1}) == Terrain::InertBrimstone);
    CHECK(beside.at(Layer::Surface, {3, 1}) == Terrain::Nothing);
}

TEST_CASE("infernal fire leaves obsidian and clears terrain of lower priority", "[environment][fire]") {
    Arena arena{small_room};
    arena.put(Layer::Liquid, Terrain::ShallowWater, spark);
    arena.put(Layer::Surface, Terrain::InfernalFire, spark);
    CHECK(arena.ticks_until_gone(Layer::Surface, Terrain::InfernalFire, 200) > 0);
    CHECK(arena.at(Layer::Surface, spark) == Terrain::Obsidian);
    // Shallow water (55) is less important than obsidian (50); floor (95) is floor again.
    CHECK(arena.at(Layer::Liquid, spark) == Terrain::Nothing);
    CHECK(arena.at(Layer::Dungeon, spark) == Terrain::Floor);
    Arena deep{small_room};
    deep.put(Layer::Liquid, Terrain::DeepWater, spark);
    place_feature(deep.around, Feature::ObsidianForms, spark);
    CHECK(deep.at(Layer::Liquid, spark) == Terrain::DeepWater);
}

TEST_CASE("incineration soon dies on bare stone and spreads through foliage", "[environment][fire]") {
    // rules/claims.md B04
    constexpr std::string_view hall = R"(
        %%%%%%%%%%%%%%%%%%%%%
        %...................%
        %...................%
        %...................%
        %...................%
        %.........A.........%
        %...................%
        %...................%
        %...................%
        %...................%
        %%%%%%%%%%%%%%%%%%%%%
    )";
    const Pos flask = drawn::spot(hall, 'A');
    double bare = 0;
    double green = 0;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        Arena stone{hall, seed};
        place_feature(stone.around, Feature::Incineration, flask);
        stone.tick(10);
        const BitGrid floor_fires = stone.layers.cells_with({TerrainProperty::Fire});
        bare += floor_fires.count();
        Arena forest{hall, seed};
        forest.layers.cells_of(Layer::Dungeon, Terrain::Floor).for_each([&](Pos at) {
            forest.put(Layer::Surface, Terrain::DenseFoliage, at);
        });
        place_feature(forest.around, Feature::Incineration, flask);
        forest.tick(10);
        green += forest.layers.cells_with({TerrainProperty::Fire}).count();
    }
    CHECK(bare / 30 < 14.4);
    CHECK(green / 30 > 3 * bare / 30);
}

TEST_CASE("scrolls burn in fire and lava, other items only in lava, the Amulet in neither",
          "[environment][fire][items]") {
    struct Fate {
        ItemKind kind;
        bool burns_in_fire;
        bool burns_in_lava;
    };
    for (const Fate& fate : {Fate{ItemKind::ScrollOfIdentify, true, true},
                             {ItemKind::Sword, false, true},
                             {ItemKind::PotionOfLife, false, true},
                             {ItemKind::Amulet, false, false}}) {
        INFO(item_rows[fate.kind].name);
        Arena fire{small_room};
        fire.put(Layer::Surface, Terrain::PlainFire, spark);
        fire.item(fate.kind, spark);
        move_floor_items(fire.around);
        CHECK(fire.items.empty() == fate.burns_in_fire);
        CHECK(fire.burned.size() == (fate.burns_in_fire ? 1U : 0U));
        Arena lava{small_room};
        lava.put(Layer::Liquid, Terrain::Lava, spark);
        lava.item(fate.kind, spark);
        move_floor_items(lava.around);
        CHECK(lava.items.empty() == fate.burns_in_lava);
        if (fate.burns_in_lava) CHECK(lava.at(Layer::Surface, spark) == Terrain::BurningItem);
        // Lava moves what it does not burn.
        else
            CHECK(lava.items[0].at != spark);
    }
}

TEST_CASE("fire burns gas and turns water to steam in its own cell", "[environment][fire][gas]") {
    Arena arena{"%%%\n%.%\n%%%\n"};
    arena.put(Layer::Surface, Terrain::PlainFire, Pos{1, 1});
    arena.gas(Terrain::CausticGas, 30, {1, 1});
    spread_fire(arena.around);
    CHECK(arena.layers.gas_volume[{1, 1}] == 0);
    CHECK(arena.has_grown(Feature::BurningGasOneCell));
    // Fire over water: a wisp of steam each tick, and the water stays.
    Arena wet{"%%%\n%~%\n%%%\n"};
    wet.put(Layer::Surface, Terrain::PlainFire, Pos{1, 1});
    spread_fire(wet.around);
    CHECK(wet.grown_count(Feature::SteamWisp) == 1);
    CHECK(wet.at(Layer::Liquid, {1, 1}) == Terrain::DeepWater);
    CHECK(wet.layers.gas_volume[{1, 1}] == 15);
}

TEST_CASE("an item falls in the same tick in which fire burns the bridge under it",
          "[environment][fire][items]") {
    int burned_through = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        Arena arena{"%%%%%%%\n%e===e%\n%%%%%%%\n", seed};
        arena.put(Layer::Surface, Terrain::PlainFire, Pos{1, 1});
        arena.item(ItemKind::Sword, {2, 1});
        arena.tick();
        const bool through = arena.at(Layer::Liquid, {2, 1}) == Terrain::Chasm;
        burned_through += through ? 1 : 0;
        CHECK(arena.fallen.size() == (through ? 1U : 0U));
    }
    CHECK(burned_through > 15);
}

TEST_CASE("one explosion sets off the next through all the methane", "[environment][fire][gas]") {
    constexpr std::string_view gallery = R"(
        %%%%%%%%%%%%%%%%%%%%%%%%%
        %.......................%
        %.......................%
        %.......................%
        %%%%%%%%%%%%%%%%%%%%%%%%%
    )";
    Arena arena{gallery};
    fill_gas(arena, Terrain::Methane, 40);
    REQUIRE(expose_to_fire(arena.around, {2, 2}, Ignition::Chance));
    BitGrid blasted = arena.layers.cells_of(Layer::Surface, Terrain::Explosion);
    int ticks = 0;
    while (arena.layers.cells_with({TerrainProperty::Fire}).any() && ticks < 100) {
        arena.tick();
        ++ticks;
        blasted |= arena.layers.cells_of(Layer::Surface, Terrain::Explosion);
    }
    // From one end to the other, and then it is over.
    CHECK(blasted.test({2, 2}));
    CHECK(blasted.count() > 40);
    CHECK(ticks < 40);
    CHECK(arena.count(Layer::Gas, Terrain::Methane) == 0);
    CHECK(arena.count(Layer::Surface, Terrain::Embers) == 0);
}

}  // namespace cellophane
