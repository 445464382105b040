#include "world/environment/fire.h"

#include "support/catch.h"
#include "world/environment/arena.h"

// rules/terrain.md 8, 10 and 21 (fire).

namespace cellophane {

namespace {

constexpr std::string_view meadow = R"(
    %%%%%%%%%%%
    %"""""...."%
    %""f""#..."%
    %"""""...."%
    %%%%%%%%%%%
)";

}  // namespace

TEST_CASE("fire crosses grass, stops at bare floor and leaves no grass behind", "[environment][fire]") {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Arena arena{meadow, seed};
        arena.put(Layer::Surface, Terrain::DeadGrass, meadow, "\"");
        arena.put(Layer::Surface, Terrain::PlainFire, meadow, "f");
        arena.tick(600);
        CHECK(arena.layers.cells_with({TerrainProperty::Fire}).none());
        // What was beyond the bare floor still grows.
        CHECK(arena.at(Layer::Surface, {10, 2}) == Terrain::DeadGrass);
        CHECK(arena.at(Layer::Surface, {7, 2}) == Terrain::Nothing);
    }
}

TEST_CASE("grass catches from one fire in fifteen of a hundred ticks, a web always", "[environment][fire]") {
    constexpr int runs = 4000;
    int caught = 0;
    int webs = 0;
    for (std::uint64_t seed = 1; seed <= runs; ++seed) {
        Arena arena{"%%%%%\n%...%\n%%%%%\n", seed};
        arena.put(Layer::Surface, Terrain::Grass, {1, 1});
        arena.put(Layer::Surface, Terrain::PlainFire, {2, 1});
        arena.put(Layer::Surface, Terrain::Spiderweb, {3, 1});
        spread_fire(arena.around);
        caught += arena.layers.has({1, 1}, {TerrainProperty::Fire}) ? 1 : 0;
        webs += arena.layers.has({3, 1}, {TerrainProperty::Fire}) ? 1 : 0;
    }
    CHECK(caught == Approx(0.15 * runs).epsilon(0.12));
    CHECK(webs == runs);
}

TEST_CASE("methane explodes when it is all around, and burns when thin in the open", "[environment][fire]") {
    Arena pent_up{"%%%%%\n%...%\n%...%\n%...%\n%%%%%\n"};
    for (int x = 1; x <= 3; ++x)
        for (int y = 1; y <= 3; ++y) pent_up.gas(Terrain::Methane, 30, {x, y});
    REQUIRE(expose_to_fire(pent_up.around, {2, 2}, Ignition::Chance));
    CHECK(pent_up.at(Layer::Surface, {2, 2}) == Terrain::Explosion);
    CHECK(pent_up.layers.gas_volume[{2, 2}] == 0);

    Arena open{"%%%%%\n%...%\n%...%\n%...%\n%%%%%\n"};
    open.gas(Terrain::Methane, 30, {2, 2});
    REQUIRE(expose_to_fire(open.around, {2, 2}, Ignition::Chance));
    CHECK(open.at(Layer::Surface, {2, 2}) == Terrain::BurningGas);
}

TEST_CASE("a cell is exposed to fire at most twelve times a tick", "[environment][fire]") {
    Arena arena{"%%%\n%.%\n%%%\n"};
    arena.put(Layer::Liquid, Terrain::DeepWater, {1, 1});
    int steamed = 0;
    for (int i = 0; i < 30; ++i) steamed += expose_to_fire(arena.around, {1, 1}, Ignition::Certain) ? 1 : 0;
    CHECK(steamed == 12);
    CHECK(arena.at(Layer::Liquid, {1, 1}) == Terrain::DeepWater);
    CHECK(arena.layers.gas_volume[{1, 1}] > 0);
}

TEST_CASE("what puts out fire shields what lies behind it, not itself", "[environment][fire]") {
    const auto catches = [](Terrain surface, Terrain liquid) {
        int caught = 0;
        for (std::uint64_t seed = 1; seed <= 200; ++seed) {
            Arena arena{"%%%\n%.%\n%%%\n", seed};
            arena.put(Layer::Surface, surface, {1, 1});
            arena.put(Layer::Liquid, liquid, {1, 1});
            caught += expose_to_fire(arena.around, {1, 1}, Ignition::Chance) ? 1 : 0;
        }
        return caught;
    };
    int both = 0;
    for (const TerrainRow& row : terrain_rows) {
        if (!row.mechanics.has(TerrainMechanic::ExtinguishesFire)) continue;
        const bool burns = row.properties.has(TerrainProperty::Flammable) && row.ignite_percent > 0;
        INFO(row.name);
        CHECK((catches(Terrain::Nothing, row.kind) > 0) == burns);
        both += burns ? 1 : 0;
    }
    CHECK(both > 0);
    for (const Terrain surface : {Terrain::Grass, Terrain::Spiderweb, Terrain::Hay, Terrain::DenseFoliage}) {
        const bool is_in_front =
            terrain_rows[surface].draw_priority <= terrain_rows[Terrain::ShallowWater].draw_priority;
        INFO(terrain_rows[surface].name);
        CHECK(catches(surface, Terrain::Nothing) > 0);
        CHECK((catches(surface, Terrain::ShallowWater) > 0) == is_in_front);
    }
}

TEST_CASE("a burning rope bridge disappears together with the items on it", "[environment][fire]") {
    Arena arena{R"(
        %%%%%%%%%%
        %e======e%
        %%%%%%%%%%
    )"};
    arena.item(ItemKind::Ration, {4, 1});
    for (int i = 0; i < 50; ++i)
        if (expose_to_fire(arena.around, {3, 1}, Ignition::Certain)) break;
    arena.tick(20);
    CHECK(arena.count(Layer::Liquid, Terrain::RopeBridge) == 0);
    CHECK(arena.count(Layer::Liquid, Terrain::Chasm) == 6);
    REQUIRE(arena.fallen.size() == 1);
    CHECK(arena.items.empty());
}

TEST_CASE("scrolls burn, daggers do not", "[environment][fire]") {
    Arena arena{"%%%%%\n%...%\n%%%%%\n"};
    arena.item(ItemKind::ScrollOfIdentify, {1, 1});
    arena.item(ItemKind::Dagger, {3, 1});
    place_feature(arena.around, Feature::PlainFireOneCell, {1, 1});
    place_feature(arena.around, Feature::PlainFireOneCell, {3, 1});
    REQUIRE(arena.burned.size() == 1);
    CHECK(arena.burned[0].kind == ItemKind::ScrollOfIdentify);
    CHECK(arena.at(Layer::Surface, {1, 1}) == Terrain::BurningItem);
    REQUIRE(arena.items.size() == 1);
}

}  // namespace cellophane
