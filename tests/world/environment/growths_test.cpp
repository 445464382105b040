#include "support/catch.h"
#include "world/environment/arena.h"

// rules/terrain.md 10.5: what grows, what is trodden down, what sticks; rules/terrain.md 13: crystal.

namespace cellophane {

namespace {

constexpr std::string_view glade = R"(
    %%%%%%%%%%%
    %.........%
    %.........%
    %....A....%
    %.........%
    %.........%
    %%%%%%%%%%%
)";
constexpr Pos middle_of_glade{5, 3};

BitGrid lichen_of(const Arena& arena) {
    return arena.layers.cells_of(Layer::Surface, Terrain::Lichen);
}

}  // namespace

TEST_CASE("trampled foliage grows back", "[environment][growths]") {
    struct Brush {
        Terrain dense;
        Terrain trampled;
    };
    for (const Brush& brush : {Brush{Terrain::DenseFoliage, Terrain::TrampledFoliage},
                               {Terrain::LuminescentFungalForest, Terrain::TrampledFungalForest}}) {
        double waited = 0;
        constexpr int runs = 200;
        for (std::uint64_t seed = 1; seed <= runs; ++seed) {
            Arena arena{"%%%%%\n%...%\n%%%%%\n", seed};
            const Pos at{2, 1};
            arena.put(Layer::Surface, brush.dense, at);
            CHECK(arena.layers.has(at, {TerrainProperty::BlocksVision}));
            promote_layers(arena.around, at, {TerrainMechanic::PromotesOnCreature});
            CHECK(arena.at(Layer::Surface, at) == brush.trampled);
            CHECK_FALSE(arena.layers.has(at, {TerrainProperty::BlocksVision}));
            while (arena.at(Layer::Surface, at) == brush.trampled) {
                arena.tick();
                ++waited;
            }
            CHECK(arena.at(Layer::Surface, at) == brush.dense);
        }
        CHECK(waited / runs == Approx(100).margin(32));
    }
    // Under a creature foliage comes up only to be trampled again; an item keeps it down as well.
    Arena occupied{glade};
    occupied.put(Layer::Surface, Terrain::TrampledFoliage, middle_of_glade);
    occupied.occupied.set(middle_of_glade);
    occupied.put(Layer::Surface, Terrain::TrampledFoliage, Pos{2, 2});
    occupied.item(ItemKind::Sword, {2, 2});
    for (int tick = 0; tick < 1500; ++tick) {
        occupied.tick();
        CHECK(occupied.at(Layer::Surface, middle_of_glade) == Terrain::TrampledFoliage);
        CHECK(occupied.at(Layer::Surface, {2, 2}) == Terrain::TrampledFoliage);
    }
    CHECK(occupied.has_grown(Feature::FoliageRegrows));
}

TEST_CASE("foliage does not grow back through terrain of higher priority", "[environment][growths]") {
    Arena arena{glade};
    arena.put(Layer::Surface, Terrain::TrampledFoliage, middle_of_glade);
    arena.put(Layer::Dungeon, Terrain::OpenWoodenDoor, middle_of_glade);
    arena.occupied.set(middle_of_glade);
    arena.tick(2000);
    CHECK(arena.count(Layer::Surface, Terrain::DenseFoliage) == 0);
    CHECK_FALSE(arena.has_grown(Feature::FoliageTrampled));
}

TEST_CASE("dead foliage crumbles for good", "[environment][growths]") {
    Arena arena{glade};
    arena.put(Layer::Surface, Terrain::DeadFoliage, middle_of_glade);
    arena.tick(100);
    REQUIRE(arena.at(Layer::Surface, middle_of_glade) == Terrain::DeadFoliage);
    promote_layers(arena.around, middle_of_glade, {TerrainMechanic::PromotesOnCreature});
    CHECK(arena.at(Layer::Surface, middle_of_glade) == Terrain::DeadGrass);
    const int grass = arena.count(Layer::Surface, Terrain::DeadGrass);
    arena.tick(500);
    CHECK(arena.count(Layer::Surface, Terrain::DeadGrass) == grass);
    CHECK(arena.count(Layer::Surface, Terrain::DeadFoliage) == 0);
}

TEST_CASE("lichen stays and spreads to each free side in two of a hundred ticks", "[environment][growths]") {
    int taken = 0;
    constexpr int runs = 4000;
    for (std::uint64_t seed = 1; seed <= runs; ++seed) {
        Arena arena{glade, seed};
        arena.put(Layer::Surface, Terrain::Lichen, middle_of_glade);
        arena.tick();
        CHECK(lichen_of(arena).test(middle_of_glade));
        taken += lichen_of(arena).count() - 1;
    }
    CHECK(taken == Approx(0.02 * 4 * runs).margin(4.5 * std::sqrt(0.08 * runs)));
    Arena arena{glade};
    arena.put(Layer::Surface, Terrain::Lichen, middle_of_glade);
    BitGrid before = lichen_of(arena);
    for (int tick = 0; tick < 400; ++tick) {
        arena.tick();
        CHECK(before.within(lichen_of(arena)));
        before = lichen_of(arena);
    }
    CHECK(before.count() > 5);
}

TEST_CASE("a door contains creeping death", "[environment][growths][doors]") {
    // rules/claims.md B06: nothing beyond the door after 2000 turns.
    constexpr std::string_view rooms = R"(
        %%%%%%%%%
        %...#...%
        %...+...%
        %...#...%
        %%%%%%%%%
    )";
    Arena arena{rooms};
    place_feature(arena.around, Feature::LichenPlanted, {2, 2});
    REQUIRE(lichen_of(arena).any());
    arena.tick(2000);
    CHECK(lichen_of(arena).count() == 9);
    for (int x = 4; x < 8; ++x)
        for (int y = 1; y < 4; ++y) CHECK_FALSE(lichen_of(arena).test({x, y}));
}

TEST_CASE("burning lichen leaves nothing but fire", "[environment][growths][fire]") {
    // rules/claims.md W03
    Arena arena{glade};
    arena.put(Layer::Surface, Terrain::Lichen, middle_of_glade);
    REQUIRE(expose_to_fire(arena.around, middle_of_glade, Ignition::Certain));
    CHECK(arena.at(Layer::Surface, middle_of_glade) == Terrain::PlainFire);
    arena.tick(200);
    CHECK(lichen_of(arena).none());
}

TEST_CASE("hay burns with smoke", "[environment][growths][fire]") {
    Arena arena{glade};
    arena.put(Layer::Surface, Terrain::Hay, middle_of_glade);
    REQUIRE(expose_to_fire(arena.around, middle_of_glade, Ignition::Certain));
    CHECK(arena.at(Layer::Surface, middle_of_glade) == Terrain::PlainFire);
    CHECK(arena.at(Layer::Gas, middle_of_glade) == Terrain::PutridSmoke);
    CHECK(arena.layers.gas_volume[middle_of_glade] == 50);
}

TEST_CASE("a bloodwort grows pods beside it that burst when touched or burned", "[environment][growths]") {
    Arena arena{glade};
    arena.put(Layer::Surface, Terrain::BloodwortStalk, middle_of_glade);
    arena.tick(6000);
    CHECK(arena.at(Layer::Surface, middle_of_glade) == Terrain::BloodwortStalk);
    const BitGrid pods = arena.layers.cells_of(Layer::Surface, Terrain::BloodwortPod);
    BitGrid beside{pods.size()};
    for (Direction d : cardinals) beside.set(middle_of_glade + step(d));
    // Sixty growths of 10 % each way.
    REQUIRE(pods.count() >= 2);
    CHECK(pods.within(beside));
    CHECK(pods.within(arena.cleared));
    const Pos pod = pods.first();
    arena.enter(pod);
    CHECK(arena.at(Layer::Surface, pod) == Terrain::Nothing);
    CHECK(arena.at(Layer::Gas, pod) == Terrain::HealingSpores);
    CHECK(arena.layers.gas_volume[pod] == 350);
    const Pos other = arena.layers.cells_of(Layer::Surface, Terrain::BloodwortPod).first();
    REQUIRE(expose_to_fire(arena.around, other, Ignition::Certain));
    CHECK(arena.at(Layer::Surface, other) != Terrain::BloodwortPod);
    CHECK(arena.layers.gas_volume[other] == 350);
}

TEST_CASE("vines turn to grass when the hero steps in, or by themselves", "[environment][growths]") {
    Arena arena{glade};
    arena.put(Layer::Surface, Terrain::ThornedVines, middle_of_glade);
    CHECK(arena.layers.has(middle_of_glade, {TerrainProperty::Entangles}));
    arena.enter(middle_of_glade);
    CHECK(arena.at(Layer::Surface, middle_of_glade) == Terrain::LushGrassTuft);
    Arena alone{glade};
    alone.put(Layer::Surface, Terrain::ThornedVines, middle_of_glade);
    CHECK(alone.ticks_until_gone(Layer::Surface, Terrain::ThornedVines, 200) > 0);
    CHECK(alone.at(Layer::Surface, middle_of_glade) == Terrain::LushGrassTuft);
}

TEST_CASE("puddles and urine dry, blood and other litter stays", "[environment][growths]") {
    for (Terrain wet : {Terrain::Urine, Terrain::Puddle}) {
        Arena arena{glade};
        arena.put(Layer::Surface, wet, middle_of_glade);
        CHECK(arena.ticks_until_gone(Layer::Surface, wet, 2000) > 0);
        CHECK(arena.at(Layer::Surface, middle_of_glade) == Terrain::Nothing);
    }
    for (Terrain litter : {Terrain::RedBlood, Terrain::Bones, Terrain::Rubble, Terrain::Ashes,
                           Terrain::Spiderweb, Terrain::Netting, Terrain::Grass, Terrain::BurnedCarpet}) {
        Arena arena{glade};
        arena.put(Layer::Surface, litter, middle_of_glade);
        arena.tick(500);
        CHECK(arena.at(Layer::Surface, middle_of_glade) == litter);
    }
}

TEST_CASE("embers turn to ashes", "[environment][growths][fire]") {
    double waited = 0;
    constexpr int runs = 300;
    for (std::uint64_t seed = 1; seed <= runs; ++seed) {
        Arena arena{"%%%\n%.%\n%%%\n", seed};
        arena.put(Layer::Surface, Terrain::Embers, Pos{1, 1});
        waited += arena.ticks_until_gone(Layer::Surface, Terrain::Embers, 3000);
        CHECK(arena.at(Layer::Surface, {1, 1}) == Terrain::Ashes);
    }
    CHECK(waited / runs == Approx(10001.0 / 300).margin(8.5));
}

TEST_CASE("green crystal dissolves from its open sides, and at once around a creature",
          "[environment][growths]") {
    constexpr std::string_view plug = R"(
        %%%%%%%
        %.CCC.%
        %%%%%%%
    )";
    double first = 0;
    constexpr int runs = 200;
    for (std::uint64_t seed = 1; seed <= runs; ++seed) {
        Arena arena{plug, seed};
        arena.put(Layer::Surface, Terrain::GreenCrystal, plug, "C");
        int ticks = 0;
        while (arena.count(Layer::Surface, Terrain::GreenCrystal) == 3 && ticks < 2000) {
            arena.tick();
            ++ticks;
        }
        first += ticks;
        // The middle one has no open side: crystal blocks the way.
        CHECK(arena.at(Layer::Surface, {3, 1}) == Terrain::GreenCrystal);
        arena.tick();
        CHECK(arena.count(Layer::Surface, Terrain::DissolvingCrystal) <= 1);
        CHECK(arena.ticks_until_gone(Layer::Surface, Terrain::GreenCrystal, 4000) >= 0);
    }
    // Two ends with one open side each: four of a hundred.
    CHECK(first / runs == Approx(25).margin(8));
    Arena inside{glade};
    inside.occupied.set(middle_of_glade);
    place_feature(inside.around, Feature::GreenCrystalGrowth, middle_of_glade);
    CHECK(inside.at(Layer::Surface, middle_of_glade) != Terrain::GreenCrystal);
}

}  // namespace cellophane
