#include "support/catch.h"
#include "world/environment/arena.h"

// rules/terrain.md 10.1: doors, barriers, statues and walls that give way; rules/machines.md 7.

namespace cellophane {

namespace {

constexpr std::string_view two_rooms = R"(
    %%%%%%%%%
    %...#...%
    %...D...%
    %...#...%
    %%%%%%%%%
)";
constexpr Pos doorway{4, 2};

Arena& with_door(Arena& arena, Terrain door) {
    arena.put(Layer::Dungeon, door, doorway);
    return arena;
}

Terrain door_of(const Arena& arena) {
    return arena.at(Layer::Dungeon, doorway);
}

constexpr std::string_view niche = R"(
    %%%%%%%
    %.....%
    %.....%
    %..#..%
    %%%X%%%
    %%%%%%%
)";
constexpr Pos inside_wall{3, 4};

}  // namespace

TEST_CASE("a wooden door opens for a creature in it and closes behind it", "[environment][doors]") {
    Arena arena{two_rooms};
    with_door(arena, Terrain::WoodenDoor);
    arena.tick(50);
    REQUIRE(door_of(arena) == Terrain::WoodenDoor);
    arena.occupied.set(doorway);
    promote_layers(arena.around, doorway, {TerrainMechanic::PromotesOnCreature});
    CHECK(door_of(arena) == Terrain::OpenWoodenDoor);
    for (int i = 0; i < 100; ++i) {
        arena.tick();
        CHECK(door_of(arena) == Terrain::OpenWoodenDoor);
    }
    arena.occupied.reset(doorway);
    arena.tick();
    CHECK(door_of(arena) == Terrain::WoodenDoor);
    CHECK(arena.machines_run.empty());
}

TEST_CASE("an item in a doorway keeps the door open", "[environment][doors]") {
    Arena arena{two_rooms};
    with_door(arena, Terrain::WoodenDoor);
    arena.item(ItemKind::Dagger, doorway);
    for (int i = 0; i < 60; ++i) {
        arena.tick();
        CHECK(door_of(arena) == Terrain::OpenWoodenDoor);
    }
    arena.lift(doorway);
    arena.tick();
    CHECK(door_of(arena) == Terrain::WoodenDoor);
}

TEST_CASE("wooden doors burn to embers, iron doors do not burn, and hanging skins do not open",
          "[environment][doors][fire]") {
    for (Terrain door : {Terrain::WoodenDoor, Terrain::OpenWoodenDoor, Terrain::SecretDoor}) {
        Arena arena{two_rooms};
        with_door(arena, door);
        REQUIRE(expose_to_fire(arena.around, doorway, Ignition::Certain));
        CHECK(door_of(arena) == Terrain::Floor);
        CHECK(arena.at(Layer::Surface, doorway) == Terrain::Embers);
    }
    Arena iron{two_rooms};
    with_door(iron, Terrain::LockedIronDoor);
    CHECK_FALSE(expose_to_fire(iron.around, doorway, Ignition::Certain));
    iron.tick(30);
    CHECK(door_of(iron) == Terrain::LockedIronDoor);
    promote_layers(iron.around, doorway, {TerrainMechanic::PromotesWithKey});
    CHECK(door_of(iron) == Terrain::OpenIronDoor);
    iron.tick(100);
    CHECK(door_of(iron) == Terrain::OpenIronDoor);

    Arena skins{two_rooms};
    with_door(skins, Terrain::HangingSkinsDoorway);
    skins.occupied.set(doorway);
    promote_layers(skins.around, doorway, {TerrainMechanic::PromotesOnCreature});
    skins.item(ItemKind::Dagger, doorway);
    skins.tick(5);
    CHECK(door_of(skins) == Terrain::HangingSkinsDoorway);
}

TEST_CASE("a barricade burns in the first tick it meets fire", "[environment][doors][fire]") {
    Arena arena{two_rooms};
    with_door(arena, Terrain::WoodenBarricade);
    arena.put(Layer::Surface, Terrain::PlainFire, Pos{3, 2});
    arena.tick();
    CHECK(door_of(arena) == Terrain::Floor);
    CHECK(arena.at(Layer::Surface, doorway) == Terrain::PlainFire);
}

TEST_CASE("a lever moves every portcullis of its machine once, and no other",
          "[environment][doors][machines]") {
    constexpr std::string_view hall = R"(
        %%%%%%%%%%%
        %.C.D.C.E.%
        %%%L%%%%%%%
    )";
    Arena arena{hall};
    arena.put(Layer::Dungeon, Terrain::PortcullisClosed, hall, "C");
    arena.put(Layer::Dungeon, Terrain::DormantPortcullis, hall, "D");
    arena.put(Layer::Dungeon, Terrain::PortcullisClosed, hall, "E");
    arena.put(Layer::Dungeon, Terrain::WallLever, hall, "L");
    arena.claim(3, hall, "CDL");
    arena.claim(4, hall, "E");
    arena.enter(drawn::spot(hall, 'L'));
    CHECK(arena.at(Layer::Dungeon, drawn::spot(hall, 'L')) == Terrain::PulledLever);
    CHECK(arena.count(Layer::Dungeon, Terrain::DormantPortcullis) == 2);
    CHECK(arena.at(Layer::Dungeon, drawn::spot(hall, 'D')) == Terrain::PortcullisClosed);
    CHECK(arena.at(Layer::Dungeon, drawn::spot(hall, 'E')) == Terrain::PortcullisClosed);
    CHECK(arena.cleared.test(drawn::spot(hall, 'D')));
    CHECK(arena.machines_run == std::vector<int>{3});
    CHECK(arena.around.powered.none());
    // A lever that has been pulled is a piece of wall.
    arena.enter(drawn::spot(hall, 'L'));
    CHECK(arena.machines_run.size() == 1);
    arena.tick(20);
    CHECK(arena.count(Layer::Dungeon, Terrain::DormantPortcullis) == 2);
}

TEST_CASE("an item in the doorway keeps a portcullis from closing", "[environment][doors][machines]") {
    // rules/machines.md 13, row 3.
    Arena arena{two_rooms};
    with_door(arena, Terrain::DormantPortcullis);
    arena.claim_all(2);
    arena.item(ItemKind::Dart, doorway);
    power_machine(arena.around, 2);
    CHECK(door_of(arena) == Terrain::Floor);
    // For good: a hero that takes the dart and pulls the lever would be locked in otherwise.
    arena.lift(doorway);
    power_machine(arena.around, 2);
    CHECK(door_of(arena) == Terrain::Floor);
}

TEST_CASE("after a gas trap closes the room a lever opens it, while the vents go on",
          "[environment][doors][machines]") {
    // rules/machines.md 15, property 8.
    constexpr std::string_view room = R"(
        %%%%%%%%%
        %A.v.h.D.
        %%%%l%%%%
    )";
    Arena arena{room};
    const Pos altar = drawn::spot(room, 'A');
    const Pos lever = drawn::spot(room, 'l');
    arena.put(Layer::Dungeon, Terrain::PickupSwitchAltar, altar);
    arena.put(Layer::Dungeon, Terrain::HiddenCausticVent, room, "v");
    arena.put(Layer::Dungeon, Terrain::DormantCausticVent, room, "h");
    arena.put(Layer::Dungeon, Terrain::DormantPortcullis, room, "D");
    arena.put(Layer::Liquid, Terrain::Nothing, lever);
    arena.put(Layer::Dungeon, Terrain::DormantHiddenLever, lever);
    arena.claim(6, room, "AvhDl");
    arena.item(ItemKind::Sword, altar);
    arena.lift(altar);
    CHECK(arena.at(Layer::Dungeon, altar) == Terrain::CandleLitAltar);
    CHECK(arena.count(Layer::Dungeon, Terrain::CausticVent) == 2);
    CHECK(arena.at(Layer::Dungeon, drawn::spot(room, 'D')) == Terrain::PortcullisClosed);
    CHECK(arena.at(Layer::Dungeon, lever) == Terrain::HiddenLever);
    // Found by searching.
    empty_layer(arena.layers, Layer::Dungeon, lever);
    place_feature(arena.around, Feature::RevealLever, lever);
    REQUIRE(arena.at(Layer::Dungeon, lever) == Terrain::WallLever);
    arena.enter(lever);
    CHECK(arena.at(Layer::Dungeon, drawn::spot(room, 'D')) == Terrain::DormantPortcullis);
    CHECK(arena.count(Layer::Dungeon, Terrain::CausticVent) == 2);
    const int before = arena.grown_count(Feature::CausticVentOutput);
    arena.tick(10);
    CHECK(arena.grown_count(Feature::CausticVentOutput) == before + 20);
    CHECK(arena.count(Layer::Gas, Terrain::CausticGas) > 0);
}

TEST_CASE("a turret lever wakes its turret and powers nothing", "[environment][doors][machines]") {
    Arena arena{two_rooms};
    with_door(arena, Terrain::TurretLever);
    arena.put(Layer::Dungeon, Terrain::PortcullisClosed, Pos{2, 2});
    arena.claim_all(2);
    arena.enter(doorway);
    CHECK(door_of(arena) == Terrain::StoneWall);
    CHECK(arena.woken.test(doorway));
    CHECK(arena.woken.count() == 1);
    CHECK(arena.at(Layer::Dungeon, {2, 2}) == Terrain::PortcullisClosed);
    CHECK(arena.machines_run.empty());
}

TEST_CASE("dormant statues crack, then burst in 35 of a hundred ticks", "[environment][doors][machines]") {
    double waited = 0;
    constexpr int runs = 600;
    for (std::uint64_t seed = 1; seed <= runs; ++seed) {
        Arena arena{two_rooms, seed};
        const Pos statue{2, 2};
        arena.put(Layer::Dungeon, Terrain::DormantStatue, statue);
        arena.claim_all(7);
        arena.tick(3);
        REQUIRE(arena.at(Layer::Dungeon, statue) == Terrain::DormantStatue);
        power_machine(arena.around, 7);
        REQUIRE(arena.at(Layer::Dungeon, statue) == Terrain::CrackingStatue);
        CHECK(arena.woken.none());
        CHECK(arena.at(Layer::Surface, statue) == Terrain::Nothing);
        int ticks = 0;
        while (arena.at(Layer::Dungeon, statue) == Terrain::CrackingStatue && ticks < 200) {
            arena.tick();
            ++ticks;
        }
        CHECK(arena.at(Layer::Dungeon, statue) == Terrain::Floor);
        CHECK(arena.at(Layer::Surface, statue) == Terrain::Rubble);
        CHECK(arena.woken.test(statue));
        waited += ticks;
    }
    CHECK(waited / runs == Approx(10001.0 / 3500).margin(0.42));
    Arena at_once{two_rooms};
    at_once.put(Layer::Dungeon, Terrain::DormantStatueInstant, Pos{2, 2});
    at_once.claim_all(7);
    power_machine(at_once.around, 7);
    CHECK(at_once.at(Layer::Dungeon, {2, 2}) == Terrain::Floor);
    CHECK(at_once.woken.test({2, 2}));
    // 120/100: every open neighbor for certain; dormant creatures under the rubble wake as well.
    for (Direction d : cardinals) CHECK(at_once.woken.test(Pos{2, 2} + step(d)));
    for (Direction d : cardinals) CHECK(at_once.at(Layer::Surface, Pos{2, 2} + step(d)) == Terrain::Rubble);
}

TEST_CASE("walls with monsters inside release them when powered", "[environment][doors][machines]") {
    struct Wall {
        Terrain before;
        Terrain after;
        bool wakes;
    };
    for (const Wall& wall : {Wall{Terrain::DormantTurretWall, Terrain::StoneWall, true},
                             {Terrain::DormantMonsterWall, Terrain::Floor, true},
                             {Terrain::CollapsingWall, Terrain::Floor, true},
                             {Terrain::DormantRatWall, Terrain::CrackingRatWall, false}}) {
        Arena arena{niche};
        arena.put(Layer::Dungeon, Terrain::Floor, Pos{3, 3});
        arena.put(Layer::Dungeon, wall.before, inside_wall);
        arena.claim_all(9);
        arena.tick(5);
        INFO(terrain_rows[wall.before].name);
        REQUIRE(arena.at(Layer::Dungeon, inside_wall) == wall.before);
        power_machine(arena.around, 9);
        CHECK(arena.at(Layer::Dungeon, inside_wall) == wall.after);
        CHECK(arena.woken.test(inside_wall) == wall.wakes);
        if (wall.after == Terrain::Floor) {
            CHECK(arena.at(Layer::Surface, inside_wall) == Terrain::Rubble);
            CHECK(arena.at(Layer::Surface, inside_wall + Pos{0, -1}) == Terrain::Rubble);
        } else {
            CHECK(arena.at(Layer::Surface, inside_wall) == Terrain::Nothing);
        }
        if (wall.before != Terrain::DormantRatWall) continue;
        CHECK(arena.ticks_until_gone(Layer::Dungeon, Terrain::CrackingRatWall, 400) > 0);
        CHECK(arena.at(Layer::Dungeon, inside_wall) == Terrain::Floor);
        CHECK(arena.woken.test(inside_wall));
    }
}

TEST_CASE("worm tunnels open cell by cell from their open end", "[environment][doors][machines]") {
    constexpr std::string_view rock = R"(
        %%%%%%%%%%%%%
        %..TTTTTTTT%%
        %%%%%%%%%%T%%
        %%TT%%%%%%T%%
        %%%%%%%%%%%%%
    )";
    double ticks = 0;
    constexpr int runs = 60;
    for (std::uint64_t seed = 1; seed <= runs; ++seed) {
        Arena arena{rock, seed};
        const BitGrid tunnel = drawn::cells(rock, "T");
        tunnel.for_each([&](Pos at) {
            arena.put(Layer::Dungeon, Terrain::Granite, at);
            arena.put(Layer::Liquid, Terrain::DormantWormTunnelMarker, at);
        });
        arena.claim_all(5);
        arena.tick(20);
        REQUIRE(arena.count(Layer::Liquid, Terrain::DormantWormTunnelMarker) == tunnel.count());
        power_machine(arena.around, 5);
        CHECK(arena.count(Layer::Liquid, Terrain::ActiveWormTunnelMarker) == tunnel.count());
        const auto open = [&] { return tunnel & arena.layers.cells_of(Layer::Dungeon, Terrain::Floor); };
        const BitGrid sealed = drawn::cells(rock, "T") - [&] {
            BitGrid reach{tunnel.size()};
            for (int x = 3; x <= 10; ++x) reach.set({x, 1});
            reach.set({10, 2});
            reach.set({10, 3});
            return reach;
        }();
        REQUIRE(sealed.count() == 2);
        int passed = 0;
        int before = 0;
        while (open().count() < 10 && passed < 2000) {
            arena.tick();
            ++passed;
            const BitGrid now = open();
            // One cell a tick at most, each beside one that is open.
            CHECK(now.count() <= before + 1);
            for (int k = 0; k < now.count(); ++k) CHECK(now.test(k < 8 ? Pos{3 + k, 1} : Pos{10, k - 6}));
            before = now.count();
        }
        ticks += passed;
        CHECK(arena.woken.test({10, 3}));
        arena.tick(200);
        CHECK_FALSE(open().intersects(sealed));
    }
    // Ten cells at 20 % a tick each.
    CHECK(ticks / runs == Approx(50).margin(8));
}

TEST_CASE("a coffin opens with its machine, and burns without it", "[environment][doors][machines]") {
    Arena arena{two_rooms};
    arena.put(Layer::Dungeon, Terrain::SealedCoffin, Pos{2, 2});
    arena.put(Layer::Dungeon, Terrain::SealedCoffin, Pos{6, 2});
    arena.claim_all(4);
    REQUIRE(expose_to_fire(arena.around, {2, 2}, Ignition::Certain));
    CHECK(arena.at(Layer::Dungeon, {2, 2}) == Terrain::Floor);
    CHECK(arena.at(Layer::Surface, {2, 2}) == Terrain::PlainFire);
    CHECK(arena.woken.test({2, 2}));
    CHECK_FALSE(arena.woken.test({6, 2}));
    CHECK(arena.at(Layer::Dungeon, {6, 2}) == Terrain::SealedCoffin);
    CHECK(arena.machines_run.empty());
    power_machine(arena.around, 4);
    CHECK(arena.at(Layer::Dungeon, {6, 2}) == Terrain::OpenCoffin);
    CHECK(arena.woken.test({6, 2}));
}

TEST_CASE("a feature that wakes monsters wakes them at its origin even if it cannot be built",
          "[environment][doors]") {
    Arena arena{two_rooms};
    // Green crystal is more important than any rubble.
    arena.put(Layer::Surface, Terrain::GreenCrystal, Pos{2, 2});
    place_feature(arena.around, Feature::ShatteringRubble, {2, 2});
    CHECK(arena.at(Layer::Surface, {2, 2}) == Terrain::GreenCrystal);
    CHECK(arena.woken.test({2, 2}));
}

TEST_CASE("creatures are moved off stairs, exits and portals", "[environment][doors]") {
    for (Terrain stairs : {Terrain::UpwardStaircase, Terrain::DownwardStaircase, Terrain::DungeonExit,
                           Terrain::CrystalPortal}) {
        Arena arena{two_rooms};
        with_door(arena, stairs);
        arena.occupied.set(doorway);
        promote_layers(arena.around, doorway, {TerrainMechanic::PromotesOnCreature});
        CHECK(arena.cleared.count() == 1);
        CHECK(arena.cleared.test(doorway));
        CHECK(door_of(arena) == stairs);
        // Nothing grows there either.
        place_feature(arena.around, Feature::Incineration, doorway);
        CHECK(arena.at(Layer::Surface, doorway) == Terrain::Nothing);
        CHECK(arena.at(Layer::Gas, doorway) == Terrain::Nothing);
    }
}

}  // namespace cellophane
