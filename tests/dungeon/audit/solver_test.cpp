#include "dungeon/audit/solver.h"

#include <algorithm>

#include "dungeon/descent.h"
#include "support/ascii.h"
#include "support/catch.h"

// The hero's part, played by a program (rules/machines.md 15, property 2).

namespace cellophane {

namespace {

/// The first level that has such terrain in a machine.
Level with_barrier(Terrain terrain) {
    for (std::uint64_t seed = 1; seed < 200; ++seed) {
        Descent descent{{.seed = seed}};
        while (descent.next_depth() <= long_amulet_depth) {
            const Level level = descent.next().value();
            if (level.layers.cells_of(Layer::Dungeon, terrain).any()) return level;
        }
    }
    FAIL("no level has " << terrain_rows[terrain].name);
    return {};
}

/// Whether every lock gives way and every item can be had.
bool is_solved(const Level& level) {
    const LevelSolver solver{level};
    if (!solver.barred().within(solver.opened())) return false;
    for (std::size_t i = 0; i < level.items.size(); ++i)
        if (!solver.has(i)) return false;
    return true;
}

}  // namespace

TEST_CASE("the solver opens a door with its key, and with no other", "[dungeon][solver]") {
    Level level = with_barrier(Terrain::LockedIronDoor);
    REQUIRE(is_solved(level));
    const BitGrid doors = level.layers.cells_of(Layer::Dungeon, Terrain::LockedIronDoor);
    const auto key = std::find_if(level.items.begin(), level.items.end(), [&](const Item& item) {
        return item.kind == ItemKind::DoorKey && fits(item, level, doors.first());
    });
    REQUIRE(key != level.items.end());
    Level without = level;
    without.items.erase(without.items.begin() + (key - level.items.begin()));
    CHECK_FALSE(LevelSolver{without}.opened().test(doors.first()));
    // A key of another door.
    key->opens.front().at = {1, 1};
    CHECK_FALSE(LevelSolver{level}.opened().test(doors.first()));
}

TEST_CASE("the solver opens each barrier by what its machine provides, and not without",
          "[dungeon][solver]") {
    for (Terrain barrier : {Terrain::PortcullisClosed, Terrain::CollapsingWall, Terrain::WoodenBarricade,
                            Terrain::BrokenStatueInDoorway, Terrain::AltarInRetractableCage}) {
        Level level = with_barrier(barrier);
        INFO(terrain_rows[barrier].name << ", depth " << level.depth);
        REQUIRE(is_solved(level));
        for (Layer layer : every_layer)
            for (Terrain device : {Terrain::HiddenLever, Terrain::WallLever, Terrain::PressurePlate,
                                   Terrain::TurretLever, Terrain::HiddenFireTrap})
                level.layers.cells_of(layer, device).for_each([&](Pos at) {
                    level.layers[layer][at] = layer == Layer::Dungeon ? Terrain::StoneWall : Terrain::Nothing;
                });
        std::erase_if(level.items, [](const Item& item) {
            return item.kind == ItemKind::IncendiaryDart || item.kind == ItemKind::PotionOfIncineration ||
                   item.kind == ItemKind::ScrollOfShattering;
        });
        const LevelSolver solver{level};
        CHECK_FALSE(solver.barred().within(solver.opened()));
    }
}

TEST_CASE("the solver pulls a lever only from in front of it", "[dungeon][solver]") {
    Level level = with_barrier(Terrain::HiddenLever);
    REQUIRE(is_solved(level));
    const Pos lever = level.layers.cells_of(Layer::Dungeon, Terrain::HiddenLever).first();
    for (Direction d : cardinals) level.layers[Layer::Dungeon][lever + step(d)] = Terrain::StoneWall;
    CHECK_FALSE(is_solved(level));
}

TEST_CASE("the solver flies over what lies before a gap, with the potion of its machine alone",
          "[dungeon][solver]") {
    // He stands in the west; the machine's lava and island are in the east, another's chasm between.
    Level level;
    const Size size{10, 5};
    level.layers = TerrainLayers{size};
    level.ownership = MachineOwnership{size};
    for (int i = 0; i < size.area(); ++i)
        level.layers[Layer::Dungeon][size.at(i)] =
            size.at(i).y == 2 && size.contains_inside(size.at(i)) ? Terrain::Floor : Terrain::StoneWall;
    level.stairs = {.up = {1, 2}, .down = {2, 2}};
    for (int x : {4, 5}) level.layers[Layer::Liquid][{x, 2}] = Terrain::Chasm;
    for (int x : {6, 7, 8}) level.ownership.number[{x, 2}] = 3;
    for (int x : {6, 7}) level.layers[Layer::Liquid][{x, 2}] = Terrain::Lava;
    const auto with = [&](ItemKind kind, int machine) {
        Level equipped = level;
        Item potion;
        potion.kind = kind;
        potion.at = {3, 2};
        potion.machine = machine;
        equipped.items.push_back(potion);
        return LevelSolver{equipped}.reached();
    };
    CHECK(with(ItemKind::PotionOfLevitation, 3).test({8, 2}));
    CHECK_FALSE(with(ItemKind::PotionOfLevitation, 2).test({8, 2}));
    CHECK_FALSE(with(ItemKind::PotionOfFireImmunity, 3).test({8, 2}));
    // Nobody lands in a chasm.
    CHECK_FALSE(with(ItemKind::PotionOfLevitation, 3).test({4, 2}));
}

TEST_CASE("the solver swims through the deep core of a flood room, and through no other deep water",
          "[dungeon][solver]") {
    constexpr std::string_view corridor = "##########\n#<..~~..>#\n##########\n";
    for (const bool is_flood_room : {false, true}) {
        Level level;
        level.depth = 5;
        level.layers = drawn::layers(corridor);
        level.stairs = {drawn::spot(corridor, '<'), drawn::spot(corridor, '>')};
        level.ownership = MachineOwnership{level.size()};
        level.impregnable = BitGrid{level.size()};
        if (is_flood_room) level.layers.put(Layer::Liquid, {3, 1}, Terrain::DormantFloodPoolWater);
        const LevelSolver solver{level};
        CHECK(solver.reached().test({3, 1}));
        CHECK(solver.reached().test({6, 1}) == is_flood_room);
    }
}

TEST_CASE("the solver finds secret doors and walks round traps", "[dungeon][solver]") {
    Level level;
    level.layers = TerrainLayers{{9, 5}};
    for (int x = 0; x < 9; ++x)
        for (int y = 0; y < 5; ++y)
            level.layers[Layer::Dungeon][{x, y}] =
                x > 0 && x < 8 && y == 2 ? Terrain::Floor : Terrain::StoneWall;
    level.ownership = MachineOwnership{{9, 5}};
    level.stairs = {.up = {1, 2}, .down = {7, 2}};
    for (Terrain between : {Terrain::SecretDoor, Terrain::WoodenDoor}) {
        level.layers[Layer::Dungeon][{4, 2}] = between;
        CHECK(LevelSolver{level}.reached().test({6, 2}));
    }
    for (Terrain between : {Terrain::FireTrap, Terrain::HiddenTrapDoor, Terrain::StoneWall}) {
        level.layers[Layer::Dungeon][{4, 2}] = between;
        CHECK_FALSE(LevelSolver{level}.reached().test({6, 2}));
    }
    level.layers[Layer::Dungeon][{4, 2}] = Terrain::Floor;
    for (Terrain between : {Terrain::DeepWater, Terrain::Lava, Terrain::Chasm, Terrain::InertBrimstone}) {
        level.layers[Layer::Liquid][{4, 2}] = between;
        CHECK_FALSE(LevelSolver{level}.reached().test({6, 2}));
    }
    // Pods burst at a touch, and fires burn out.
    level.layers[Layer::Liquid][{4, 2}] = Terrain::Nothing;
    for (Terrain between : {Terrain::BloodwortPod, Terrain::PlainFire}) {
        level.layers[Layer::Surface][{4, 2}] = between;
        CHECK(LevelSolver{level}.reached().test({6, 2}));
    }
}

}  // namespace cellophane
