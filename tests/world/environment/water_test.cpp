#include "support/catch.h"
#include "world/environment/arena.h"

// rules/terrain.md 10.2 and 12: water that drifts, floods and dries, algae, lava that cools, steam.

namespace cellophane {

namespace {

TerrainLayers dry_plain(Size size) {
    TerrainLayers layers{size};
    for (int x = 1; x + 1 < size.width; ++x)
        for (int y = 1; y + 1 < size.height; ++y) layers[Layer::Dungeon][{x, y}] = Terrain::Floor;
    for (Layer layer : {Layer::Liquid, Layer::Surface, Layer::Gas}) layers[layer].fill(Terrain::Nothing);
    return layers;
}

constexpr Pos center{20, 14};

}  // namespace

TEST_CASE("a flood rises at once, drains from its edge and dries", "[environment][water]") {
    double deep = 0;
    double all = 0;
    constexpr int runs = 25;
    for (std::uint64_t seed = 1; seed <= runs; ++seed) {
        Arena arena{dry_plain({41, 29}), seed};
        arena.put(Layer::Dungeon, Terrain::FloodTrap, center);
        press_plate(arena.around, center);
        const int core = arena.count(Layer::Surface, Terrain::DeepFloodWater);
        deep += core;
        all += core + arena.count(Layer::Surface, Terrain::ShallowFloodWater);
        CHECK(arena.at(Layer::Surface, center) == Terrain::DeepFloodWater);
        CHECK(arena.at(Layer::Dungeon, center) == Terrain::FloodTrap);
        const int before = core;
        arena.tick(5);
        // Nothing in the middle of the deep part drains: only its rim does.
        CHECK(arena.at(Layer::Surface, center) == Terrain::DeepFloodWater);
        CHECK(arena.count(Layer::Surface, Terrain::DeepFloodWater) <= before);
        int ticks = 5;
        const auto wet = [&] {
            return arena.count(Layer::Surface, Terrain::DeepFloodWater) +
                   arena.count(Layer::Surface, Terrain::ShallowFloodWater);
        };
        while (wet() > 0 && ticks < 6000) {
            arena.tick(10);
            ticks += 10;
        }
        CHECK(wet() == 0);
        CHECK(ticks > 60);
        CHECK(arena.ticks_until_gone(Layer::Surface, Terrain::Puddle, 4000) >= 0);
    }
    // Section 21: 45 cells of deep water, and 73 of shallow around and under them.
    CHECK(deep / runs == Approx(45).margin(3.5));
    CHECK(all / runs == Approx(73).margin(6));
}

TEST_CASE("a flood room floods to its walls and stays shallow", "[environment][water][machines]") {
    constexpr std::string_view room = R"(
        %%%%%%%%%%%%
        %ssssssss..%
        %ssPsssss..%
        %sPPPssss..%
        %ssPssssss.%
        %%%%%%%%%%%%
    )";
    Arena arena{room};
    arena.put(Layer::Dungeon, Terrain::SpreadableFloor, room, "s");
    arena.put(Layer::Liquid, Terrain::DormantFloodPoolWater, room, "P");
    // Under the pool there is spreadable floor as well.
    arena.put(Layer::Dungeon, Terrain::SpreadableFloor, room, "P");
    arena.claim_all(4);
    arena.tick(50);
    REQUIRE(arena.count(Layer::Liquid, Terrain::DormantFloodPoolWater) == 5);
    power_machine(arena.around, 4);
    CHECK(arena.count(Layer::Liquid, Terrain::SpreadingFlood) == 5);
    int last = 5;
    for (int tick = 0; tick < 300; ++tick) {
        arena.tick();
        const int wet = arena.count(Layer::Liquid, Terrain::SpreadingFlood) +
                        arena.count(Layer::Liquid, Terrain::ShallowWater);
        CHECK(wet >= last);
        last = wet;
    }
    CHECK(arena.count(Layer::Liquid, Terrain::SpreadingFlood) == 0);
    CHECK(arena.layers.cells_of(Layer::Liquid, Terrain::ShallowWater) == drawn::cells(room, "sP"));
    arena.tick(300);
    CHECK(arena.count(Layer::Liquid, Terrain::ShallowWater) == last);
}

TEST_CASE("deep water moves items a step at a time, shallow water leaves them",
          "[environment][water][items]") {
    constexpr std::string_view lake = R"(
        %%%%%%%%%%%
        %.........%
        %.~~~~~~~.%
        %.~~~~~~~.%
        %.~~~~~~~.%
        %.........%
        %%%%%%%%%%%
    )";
    int reached_shore = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Arena arena{lake, seed};
        arena.item(ItemKind::Sword, {5, 3});
        Pos last{5, 3};
        for (int tick = 0; tick < 200; ++tick) {
            arena.tick();
            REQUIRE(arena.items.size() == 1);
            const Pos now = arena.items[0].at;
            const bool was_deep = drawn::cells(lake, "~").test(last);
            CHECK(king_distance(last, now) == (was_deep ? 1 : 0));
            last = now;
        }
        reached_shore += drawn::cells(lake, "~").test(last) ? 0 : 1;
    }
    CHECK(reached_shore == 40);
    Arena shallows{"%%%%%\n%,,,%\n%,,,%\n%%%%%\n"};
    shallows.item(ItemKind::Sword, {2, 1});
    shallows.tick(50);
    CHECK(shallows.items[0].at == Pos{2, 1});
}

TEST_CASE("a drifting item finds a free cell or stays", "[environment][water][items]") {
    // One neighbor is taken, one blocks items: the third it is.
    Arena arena{"%%%%%\n%.~+%\n%%%%%\n"};
    arena.put(Layer::Dungeon, Terrain::MarbleStatue, Pos{3, 1});
    arena.item(ItemKind::Sword, {2, 1});
    arena.item(ItemKind::Mace, {1, 1});
    arena.tick(30);
    CHECK(arena.items[0].at == Pos{2, 1});
    arena.lift({1, 1});
    arena.tick();
    REQUIRE(arena.items.size() == 1);
    CHECK(arena.items[0].at == Pos{1, 1});
    // Where nothing is allowed within a step, nothing moves, even if something further off would do.
    Arena boxed{"%%%%%%%\n%~%%%.%\n%%%%%%%\n"};
    boxed.item(ItemKind::Sword, {1, 1});
    boxed.tick(20);
    CHECK(boxed.items[0].at == Pos{1, 1});
    // Drifting off a switch is a pickup.
    Arena drifting{"%%%%%\n%...%\n%%%%%\n"};
    drifting.put(Layer::Dungeon, Terrain::PickupSwitchAltar, Pos{2, 1});
    drifting.put(Layer::Liquid, Terrain::DeepWater, Pos{2, 1});
    drifting.claim_all(3);
    drifting.item(ItemKind::Sword, {2, 1});
    drifting.tick();
    CHECK(drifting.items[0].at != Pos{2, 1});
    CHECK(drifting.machines_run == std::vector<int>{3});
}

TEST_CASE("algae bloom blue, turn green and fade back to deep water", "[environment][water]") {
    constexpr std::string_view pond = R"(
        %%%%%%%%%
        %.~~~~~.%
        %.~~~~~.%
        %.~~~~~.%
        %%%%%%%%%
    )";
    Arena arena{pond};
    const Pos well{4, 2};
    arena.put(Layer::Dungeon, Terrain::AlgaeWell, well);
    const int water = drawn::cells(pond, "~").count();
    int blue_seen = 0;
    int green_seen = 0;
    for (int tick = 0; tick < 3000; ++tick) {
        arena.tick();
        const int blue = arena.count(Layer::Liquid, Terrain::LuminescentWaterBlue);
        const int green = arena.count(Layer::Liquid, Terrain::LuminescentWaterGreen);
        CHECK(blue + green + arena.count(Layer::Liquid, Terrain::DeepWater) == water);
        blue_seen += blue;
        green_seen += green;
    }
    CHECK(blue_seen > 0);
    CHECK(green_seen > 0);
    CHECK(arena.at(Layer::Dungeon, well) == Terrain::AlgaeWell);
    // Without the well they die out.
    arena.put(Layer::Dungeon, Terrain::Floor, well);
    for (int tick = 0; tick < 40000 && arena.count(Layer::Liquid, Terrain::DeepWater) < water; ++tick)
        arena.tick();
    CHECK(arena.count(Layer::Liquid, Terrain::DeepWater) == water);
}

TEST_CASE("a bloom spreads to half of the deep water beside it and turns green", "[environment][water]") {
    double taken = 0;
    constexpr int runs = 1500;
    for (std::uint64_t seed = 1; seed <= runs; ++seed) {
        Arena arena{"%%%%%\n%~~~%\n%~~~%\n%~~~%\n%%%%%\n", seed};
        arena.put(Layer::Liquid, Terrain::LuminescentWaterBlue, Pos{2, 2});
        promote(arena.around, {2, 2}, Layer::Liquid);
        CHECK(arena.at(Layer::Liquid, {2, 2}) == Terrain::LuminescentWaterGreen);
        taken += arena.count(Layer::Liquid, Terrain::LuminescentWaterBlue);
        CHECK(arena.at(Layer::Liquid, {1, 1}) == Terrain::DeepWater);
    }
    CHECK(taken / runs == Approx(2.0).margin(0.13));
}

TEST_CASE("lava cools from the shore inward and leaves obsidian and steam",
          "[environment][water][machines]") {
    constexpr std::string_view moat = R"(
        %%%%%%%%%
        %.rrrrr.%
        %.rrrrr.%
        %.rrrrr.%
        %%%%%%%%%
    )";
    Arena arena{moat};
    arena.put(Layer::Liquid, Terrain::RetractableLava, moat, "r");
    arena.claim_all(3);
    arena.tick(60);
    REQUIRE(arena.count(Layer::Liquid, Terrain::RetractableLava) == 15);
    power_machine(arena.around, 3);
    CHECK(arena.count(Layer::Liquid, Terrain::CoolingLava) == 15);
    CHECK(arena.layers.has({4, 2}, {TerrainProperty::Lava}));
    bool steamed = false;
    for (int tick = 0; tick < 400 && arena.count(Layer::Liquid, Terrain::CoolingLava) > 0; ++tick) {
        const TerrainLayers before = arena.layers;
        arena.tick();
        steamed |= arena.count(Layer::Gas, Terrain::Steam) > 0;
        // Only what had an open side that is no lava can have cooled.
        for (int x = 1; x < 8; ++x)
            for (int y = 1; y < 4; ++y) {
                const Pos at{x, y};
                if (before[Layer::Liquid][at] != Terrain::CoolingLava) continue;
                if (arena.at(Layer::Liquid, at) == Terrain::CoolingLava) continue;
                bool open = false;
                for (Direction d : cardinals)
                    open |= !before.has(at + step(d), {TerrainProperty::BlocksMovement}) &&
                            before[Layer::Liquid][at + step(d)] != Terrain::CoolingLava;
                CHECK(open);
            }
    }
    CHECK(steamed);
    CHECK(arena.count(Layer::Surface, Terrain::Obsidian) == 15);
    CHECK(arena.count(Layer::Liquid, Terrain::CoolingLava) == 0);
    CHECK(arena.layers.cells_with({TerrainProperty::Lava}).none());
}

TEST_CASE("a steam vent releases 325 units of steam about every fortieth tick", "[environment][water][gas]") {
    Arena arena{dry_plain({41, 29})};
    arena.put(Layer::Dungeon, Terrain::SteamVent, center);
    arena.tick(4000);
    CHECK(arena.grown_count(Feature::SteamGout) == Approx(100).margin(45));
    CHECK(arena.at(Layer::Dungeon, center) == Terrain::SteamVent);
    // A gout in the open is gone after eleven ticks (rules/terrain.md 21).
    std::vector<int> lives;
    for (std::uint64_t seed = 1; seed <= 13; ++seed) {
        Arena open{dry_plain({41, 29}), seed};
        place_feature(open.around, Feature::SteamGout, center);
        REQUIRE(open.layers.gas_volume[center] == 325);
        lives.push_back(open.ticks_until_gone(Layer::Gas, Terrain::Steam, 200));
    }
    std::sort(lives.begin(), lives.end());
    CHECK(lives[6] == Approx(11).margin(2));
}

TEST_CASE("a bog releases a bubble of methane about every hundredth tick", "[environment][water][gas]") {
    Arena arena{dry_plain({41, 29})};
    arena.put(Layer::Liquid, Terrain::Bog, center);
    arena.tick(5000);
    CHECK(arena.grown_count(Feature::MethaneBubble) == Approx(50).margin(32));
    CHECK(arena.at(Layer::Liquid, center) == Terrain::Bog);
}

}  // namespace cellophane
