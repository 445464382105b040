#include "content/variants.h"
#include "support/catch.h"
#include "world/environment/arena.h"

// rules/terrain.md 10.3 and 12: pits, collapses, bridges that fall and bridges that grow, and what falls in.

namespace cellophane {

namespace {

TerrainLayers open_hall(Size size) {
    TerrainLayers layers{size};
    for (int x = 1; x + 1 < size.width; ++x)
        for (int y = 1; y + 1 < size.height; ++y) layers[Layer::Dungeon][{x, y}] = Terrain::Floor;
    for (Layer layer : {Layer::Liquid, Layer::Surface, Layer::Gas}) layers[layer].fill(Terrain::Nothing);
    return layers;
}

constexpr Pos pit{7, 7};

}  // namespace

TEST_CASE("a descent pit opens as a diamond and closes from its rim", "[environment][holes]") {
    Arena arena{open_hall({15, 15})};
    arena.put(Layer::Dungeon, Terrain::Carpet, pit);
    place_feature(arena.around, Feature::DescentPit, pit);
    CHECK(arena.count(Layer::Surface, Terrain::Hole) == 13);
    CHECK(arena.count(Layer::Surface, Terrain::TranslucentGround) == 12);
    const auto ring_of = [](Pos at) { return std::abs(at.x - pit.x) + std::abs(at.y - pit.y); };
    BitGrid open = arena.layers.cells_of(Layer::Surface, Terrain::Hole);
    open.for_each([&](Pos at) { CHECK(ring_of(at) <= 2); });
    int ticks = 0;
    while (open.any() && ticks < 500) {
        arena.tick();
        ++ticks;
        const BitGrid now = arena.layers.cells_of(Layer::Surface, Terrain::Hole);
        // What closes had a neighbor that was no hole.
        (open - now).for_each([&](Pos at) {
            bool rim = false;
            for (Direction d : cardinals) rim |= !open.test(at + step(d));
            CHECK(rim);
        });
        CHECK(now.within(open));
        open = now;
    }
    CHECK(open.none());
    CHECK(arena.ticks_until_gone(Layer::Surface, Terrain::TranslucentGround, 1000) >= 0);
    // The floor underneath is as it was.
    CHECK(arena.at(Layer::Dungeon, pit) == Terrain::Carpet);
    CHECK(arena.layers.cells_with({TerrainProperty::Descends}).none());
}

TEST_CASE("items fall through holes, chasms and trap doors", "[environment][holes][items]") {
    struct Way {
        Layer layer;
        Terrain terrain;
    };
    for (const Way& way : {Way{Layer::Liquid, Terrain::Chasm},
                           {Layer::Liquid, Terrain::TrapDoor},
                           {Layer::Dungeon, Terrain::HiddenTrapDoor},
                           {Layer::Surface, Terrain::Hole},
                           {Layer::Liquid, Terrain::ChasmWithHiddenBridge}}) {
        Arena arena{open_hall({9, 9})};
        arena.put(way.layer, way.terrain, Pos{4, 4});
        // A hole among holes does not close.
        if (way.terrain == Terrain::Hole)
            for (Direction d : cardinals) arena.put(way.layer, way.terrain, Pos{4, 4} + step(d));
        arena.item(ItemKind::Sword, {4, 4});
        arena.item(ItemKind::Mace, {2, 2});
        arena.tick();
        INFO(terrain_rows[way.terrain].name);
        REQUIRE(arena.items.size() == 1);
        CHECK(arena.items[0].kind == ItemKind::Mace);
        REQUIRE(arena.fallen.size() == 1);
        CHECK(arena.fallen[0].kind == ItemKind::Sword);
    }
    // The receiver of `item_fell` decides what breaks and whether there is a floor below: here the item is
    // gone.
    Arena potion{open_hall({9, 9})};
    potion.around.depth = long_deepest_depth;
    potion.put(Layer::Liquid, Terrain::Chasm, Pos{4, 4});
    potion.item(ItemKind::PotionOfLife, {4, 4});
    potion.tick();
    CHECK(potion.items.empty());
}

TEST_CASE("a collapse spreads over spreadable floor and nothing else", "[environment][holes][machines]") {
    constexpr std::string_view room = R"(
        %%%%%%%%%%%%
        %.ssssssss.%
        %.sssss.ss.%
        %.Dssss.ss.%
        %..........%
        %%%%%%%%%%%%
    )";
    Arena arena{room};
    arena.put(Layer::Dungeon, Terrain::SpreadableFloor, room, "sD");
    arena.put(Layer::Liquid, Terrain::DormantCollapseEdge, room, "D");
    arena.put(Layer::Surface, Terrain::Grass, Pos{4, 1});
    arena.item(ItemKind::Sword, {5, 2});
    arena.claim_all(3);
    arena.tick(50);
    REQUIRE(arena.count(Layer::Liquid, Terrain::DormantCollapseEdge) == 1);
    power_machine(arena.around, 3);
    CHECK(arena.count(Layer::Liquid, Terrain::CrumblingGround) == 1);
    CHECK(arena.count(Layer::Liquid, Terrain::Chasm) == 0);
    int last = 0;
    for (int tick = 0; tick < 300; ++tick) {
        arena.tick();
        const int now = arena.count(Layer::Liquid, Terrain::Chasm);
        CHECK(now >= last);
        last = now;
    }
    CHECK(arena.layers.cells_of(Layer::Liquid, Terrain::Chasm) == drawn::cells(room, "sD"));
    CHECK(arena.count(Layer::Liquid, Terrain::CrumblingGround) == 0);
    CHECK(arena.at(Layer::Surface, {4, 1}) == Terrain::Nothing);
    CHECK(arena.at(Layer::Liquid, {1, 2}) == Terrain::ChasmEdge);
    CHECK(arena.fallen.size() == 1);
    CHECK(arena.at(Layer::Liquid, {7, 2}) == Terrain::ChasmEdge);
}

TEST_CASE("a burning rope bridge falls two steps at a time", "[environment][holes][fire]") {
    constexpr std::string_view gorge = R"(
        %%%%%%%%%%%%%
        %e=========e%
        %%%%%%%%%%%%%
    )";
    Arena arena{gorge};
    REQUIRE(expose_to_fire(arena.around, {6, 1}, Ignition::Certain));
    CHECK(arena.at(Layer::Liquid, {6, 1}) == Terrain::Chasm);
    const auto falling = [&] { return arena.layers.cells_of(Layer::Liquid, Terrain::FallingBridge); };
    CHECK(drawn::picture(falling()) == drawn::tidy(R"(
        .............
        ....##.##....
        .............
    )"));
    arena.tick();
    CHECK(arena.layers.cells_of(Layer::Liquid, Terrain::Chasm).count() == 5);
    CHECK(drawn::picture(falling()) == drawn::tidy(R"(
        .............
        ..##.....##..
        .............
    )"));
    arena.tick(2);
    CHECK(arena.count(Layer::Liquid, Terrain::Chasm) == 9);
    // No cell of it burns: rope falls before it flames, and the banks stand.
    CHECK(arena.count(Layer::Surface, Terrain::BridgeEnd) == 2);
    CHECK_FALSE(arena.layers.has({1, 1}, {TerrainProperty::Descends}));
}

TEST_CASE("a stone bridge does not burn", "[environment][holes][fire]") {
    Arena arena{open_hall({9, 9})};
    arena.put(Layer::Liquid, Terrain::StoneBridge, pit);
    CHECK_FALSE(expose_to_fire(arena.around, pit, Ignition::Certain));
    CHECK(arena.at(Layer::Liquid, pit) == Terrain::StoneBridge);
}

TEST_CASE("a hidden bridge grows from its edge across the chasm", "[environment][holes][machines]") {
    constexpr std::string_view gorge = R"(
        %%%%%%%%%%%
        %::::::::.%
        %Ehhhhhhh.%
        %::::::::.%
        %%%%%%%%%%%
    )";
    double ticks = 0;
    constexpr int runs = 60;
    for (std::uint64_t seed = 1; seed <= runs; ++seed) {
        Arena arena{gorge, seed};
        arena.put(Layer::Liquid, Terrain::MachineChasmEdge, gorge, "E");
        arena.put(Layer::Liquid, Terrain::ChasmWithHiddenBridge, gorge, "h");
        arena.claim_all(3);
        arena.tick(20);
        REQUIRE(arena.count(Layer::Liquid, Terrain::ChasmWithHiddenBridge) == 7);
        REQUIRE(arena.layers.has({3, 2}, {TerrainProperty::Descends}));
        power_machine(arena.around, 3);
        // The first cell can be walked on at once, and the edge has become stone.
        CHECK(arena.at(Layer::Liquid, {2, 2}) == Terrain::ExtendingBridge);
        CHECK(arena.at(Layer::Liquid, {1, 2}) == Terrain::StoneBridge);
        CHECK_FALSE(arena.layers.has({2, 2}, {TerrainProperty::Descends}));
        CHECK(arena.at(Layer::Liquid, {3, 2}) == Terrain::ChasmWithHiddenBridge);
        int passed = 0;
        while (arena.count(Layer::Liquid, Terrain::StoneBridge) < 8 && passed < 300) {
            const int before = arena.count(Layer::Liquid, Terrain::ChasmWithHiddenBridge);
            arena.tick();
            ++passed;
            CHECK(arena.count(Layer::Liquid, Terrain::ChasmWithHiddenBridge) >= before - 1);
        }
        ticks += passed;
        CHECK(arena.count(Layer::Liquid, Terrain::Chasm) == 16);
        arena.tick(20);
        CHECK(arena.count(Layer::Liquid, Terrain::StoneBridge) == 8);
    }
    // Seven cells at 60 % a tick each.
    CHECK(ticks / runs == Approx(7 / 0.6).margin(1.5));
}

TEST_CASE("a pit of trap doors has an edge around each of them", "[environment][holes]") {
    // "Next feature in every cell": the edges of the last cells lie outside the pit.
    Arena arena{open_hall({15, 15})};
    place_feature(arena.around, Feature::MediumPit, pit);
    const BitGrid doors = arena.layers.cells_of(Layer::Liquid, Terrain::TrapDoor);
    CHECK(doors.count() >= 13);
    CHECK(arena.layers.cells_of(Layer::Liquid, Terrain::ChasmEdge) == doors.dilated4() - doors);
}

}  // namespace cellophane
