#include "support/catch.h"
#include "world/environment/arena.h"

// rules/terrain.md 9 and 10.6; rules/machines.md 7 and 9: plates, glyphs, globes, vents and other wired
// terrain.

namespace cellophane {

namespace {

constexpr std::string_view yard = R"(
    %%%%%%%%%%%
    %.........%
    %.A..B..C.%
    %.........%
    %.D..E..F.%
    %.........%
    %%%%%%%%%%%
)";

Pos yard_mark(char name) {
    return drawn::spot(yard, name);
}

}  // namespace

TEST_CASE("power reaches each wired cell once and leaves no powered cells", "[environment][machines]") {
    Arena arena{yard};
    // What power makes of these is wired too: it must not be reached again by the same power.
    arena.put(Layer::Dungeon, Terrain::DormantSacrificeAltar, yard_mark('A'));
    arena.put(Layer::Dungeon, Terrain::DormantSacrificeCage, yard_mark('B'));
    arena.put(Layer::Dungeon, Terrain::DormantPortcullis, yard_mark('C'));
    arena.put(Layer::Dungeon, Terrain::TriggerFloor, yard_mark('D'));
    arena.claim(8, yard, "ABCD");
    arena.put(Layer::Dungeon, Terrain::DormantStatueInstant, yard_mark('E'));
    arena.claim(9, yard_mark('E'));
    arena.put(Layer::Dungeon, Terrain::DormantStatueInstant, yard_mark('F'));
    arena.enter(yard_mark('D'));
    CHECK(arena.at(Layer::Dungeon, yard_mark('A')) == Terrain::SacrificeAltar);
    CHECK(arena.at(Layer::Dungeon, yard_mark('B')) == Terrain::AltarInRetractableCage);
    CHECK(arena.at(Layer::Dungeon, yard_mark('C')) == Terrain::PortcullisClosed);
    CHECK(arena.at(Layer::Dungeon, yard_mark('D')) == Terrain::Floor);
    CHECK(arena.at(Layer::Dungeon, yard_mark('E')) == Terrain::DormantStatueInstant);
    CHECK(arena.at(Layer::Dungeon, yard_mark('F')) == Terrain::DormantStatueInstant);
    CHECK(arena.machines_run == std::vector<int>{8});
    CHECK(arena.around.powered.none());
    // A trigger floor works once.
    arena.enter(yard_mark('D'));
    CHECK(arena.machines_run.size() == 1);
    // The victim on the altar: a pit of lava, and the cage is gone from the candles.
    promote_layers(arena.around, yard_mark('A'), {TerrainMechanic::PromotesOnSacrifice});
    CHECK(arena.at(Layer::Dungeon, yard_mark('A')) == Terrain::SacrificialPit);
    CHECK(arena.layers.has(yard_mark('A'), {TerrainProperty::Lava}));
    CHECK(arena.at(Layer::Dungeon, yard_mark('B')) == Terrain::CandleLitAltar);
    CHECK(arena.around.powered.none());
    CHECK(arena.machines_run == std::vector<int>{8, 8});
}

TEST_CASE("power reaches the columns and the rows of a machine in any order", "[environment][machines]") {
    for (const Pos other : {Pos{8, 1}, Pos{1, 4}}) {
        int altar_first = 0;
        constexpr int runs = 200;
        for (std::uint64_t seed = 1; seed <= runs; ++seed) {
            Arena arena{"%%%%%%%%%%\n%........%\n%........%\n%........%\n%........%\n%%%%%%%%%%\n", seed};
            arena.put(Layer::Dungeon, Terrain::DormantSacrificeAltar, Pos{1, 1});
            arena.put(Layer::Dungeon, Terrain::DormantPortcullis, other);
            arena.claim(3, Pos{1, 1});
            arena.claim(3, other);
            power_machine(arena.around, 3);
            REQUIRE(arena.grown.size() == 2);
            altar_first +=
                arena.grown.front() == terrain_rows[Terrain::DormantSacrificeAltar].promotes_into ? 1 : 0;
        }
        CHECK(altar_first == Approx(runs / 2).margin(35));
    }
}

TEST_CASE("power given from outside leaves no powered cells", "[environment][machines]") {
    Arena arena{yard};
    arena.put(Layer::Dungeon, Terrain::DormantPortcullis, yard_mark('A'));
    arena.claim(2, yard_mark('A'));
    power_machine(arena.around, 2);
    CHECK(arena.at(Layer::Dungeon, yard_mark('A')) == Terrain::PortcullisClosed);
    CHECK(arena.around.powered.none());
    power_machine(arena.around, 2);
    CHECK(arena.at(Layer::Dungeon, yard_mark('A')) == Terrain::DormantPortcullis);
    power_machine(arena.around, 0);
    CHECK(arena.machines_run.size() == 2);
}

TEST_CASE("power that returns to its machine does not promote anything twice", "[environment][machines]") {
    // rules/machines.md 15, property 8. The hero, met on the way, sets the machine off again.
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Arena arena{yard, seed};
        for (char gate : {'A', 'B', 'C', 'D'})
            arena.put(Layer::Dungeon, Terrain::DormantPortcullis, yard_mark(gate));
        // Power turns the altar to spreadable floor, where the hero stands on another trigger of the machine.
        arena.put(Layer::Dungeon, Terrain::PickupSwitchAltarRetracting, yard_mark('E'));
        arena.put(Layer::Liquid, Terrain::RepeatingTriggerFloor, yard_mark('E'));
        arena.claim(2, yard, "ABCDE");
        arena.hero = yard_mark('E');
        power_machine(arena.around, 2);
        CHECK(arena.count(Layer::Dungeon, Terrain::PortcullisClosed) == 4);
        CHECK(arena.around.powered.none());
    }
}

TEST_CASE("charging the last dark globe lifts the cage", "[environment][machines]") {
    // rules/machines.md 15, property 9.
    Arena arena{yard};
    for (char globe : {'A', 'B', 'C', 'D'})
        arena.put(Layer::Dungeon, Terrain::DarkenedCrystalGlobe, yard_mark(globe));
    arena.put(Layer::Dungeon, Terrain::AltarInRetractableCage, yard_mark('F'));
    arena.claim(2, yard, "ABCDF");
    for (char globe : {'A', 'B', 'C'}) {
        promote_layers(arena.around, yard_mark(globe), {TerrainMechanic::PromotesOnElectricity});
        CHECK(arena.at(Layer::Dungeon, yard_mark(globe)) == Terrain::ShiningCrystalGlobe);
        CHECK(arena.at(Layer::Dungeon, yard_mark('F')) == Terrain::AltarInRetractableCage);
        CHECK(arena.machines_run.empty());
    }
    // A second stroke on a globe that shines does nothing.
    promote_layers(arena.around, yard_mark('A'), {TerrainMechanic::PromotesOnElectricity});
    CHECK(arena.machines_run.empty());
    promote_layers(arena.around, yard_mark('D'), {TerrainMechanic::PromotesOnElectricity});
    CHECK(arena.at(Layer::Dungeon, yard_mark('F')) == Terrain::CandleLitAltar);
    CHECK(arena.machines_run == std::vector<int>{2});
}

TEST_CASE("a dark globe in one machine does not hold up another machine", "[environment][machines]") {
    Arena arena{yard};
    arena.put(Layer::Dungeon, Terrain::DarkenedCrystalGlobe, yard_mark('A'));
    arena.claim(2, yard_mark('A'));
    arena.put(Layer::Dungeon, Terrain::DarkenedCrystalGlobe, yard_mark('B'));
    arena.put(Layer::Dungeon, Terrain::AltarInRetractableCage, yard_mark('C'));
    arena.claim(3, yard, "BC");
    promote_layers(arena.around, yard_mark('B'), {TerrainMechanic::PromotesOnElectricity});
    CHECK(arena.at(Layer::Dungeon, yard_mark('C')) == Terrain::CandleLitAltar);
}

TEST_CASE("glyphs light up together and go out after a tick", "[environment][machines]") {
    Arena arena{yard};
    const BitGrid glyphs = drawn::cells(yard, "ABCDEF");
    glyphs.for_each([&](Pos at) {
        arena.put(Layer::Dungeon, Terrain::MagicalGlyph, at);
        arena.claim(11, at);
    });
    arena.enter(yard_mark('B'));
    CHECK(arena.count(Layer::Dungeon, Terrain::MagicalGlyphLit) == 6);
    CHECK(arena.machines_run == std::vector<int>{11});
    // Lit glyphs do not react.
    arena.enter(yard_mark('A'));
    CHECK(arena.machines_run.size() == 1);
    arena.tick();
    CHECK(arena.count(Layer::Dungeon, Terrain::MagicalGlyph) == 6);
    arena.enter(yard_mark('A'));
    CHECK(arena.machines_run.size() == 2);
    // The hero rests on one: its machine runs once a tick.
    arena.tick();
    arena.machines_run.clear();
    arena.hero = yard_mark('E');
    arena.enter(arena.hero);
    for (std::size_t ticks = 1; ticks <= 40; ++ticks) {
        CHECK(arena.machines_run.size() == ticks);
        arena.tick();
    }
}

TEST_CASE("a repeating trigger stays, also under other terrain", "[environment][machines]") {
    Arena arena{yard};
    arena.put(Layer::Liquid, Terrain::RepeatingTriggerFloor, yard_mark('B'));
    arena.put(Layer::Dungeon, Terrain::Carpet, yard_mark('B'));
    arena.put(Layer::Dungeon, Terrain::ResurrectionAltar, yard_mark('C'));
    arena.claim(4, yard, "BC");
    for (int i = 0; i < 3; ++i) {
        // No ally has fallen yet: the altar waits.
        arena.enter(yard_mark('B'));
        CHECK(arena.at(Layer::Dungeon, yard_mark('C')) == Terrain::ResurrectionAltar);
    }
    CHECK(arena.machines_run.size() == 3);
    arena.has_ally = true;
    arena.enter(yard_mark('B'));
    CHECK(arena.at(Layer::Dungeon, yard_mark('C')) == Terrain::ResurrectionAltarSpent);
    CHECK(arena.at(Layer::Liquid, yard_mark('B')) == Terrain::RepeatingTriggerFloor);
    CHECK(arena.at(Layer::Dungeon, yard_mark('B')) == Terrain::Carpet);
    arena.enter(yard_mark('B'));
    CHECK(arena.at(Layer::Dungeon, yard_mark('C')) == Terrain::ResurrectionAltarSpent);
}

TEST_CASE("a paralysis plate works each time it has come up again", "[environment][machines][traps]") {
    Arena arena{yard};
    arena.put(Layer::Dungeon, Terrain::HiddenParalysisTriggerPlate, yard_mark('A'));
    arena.put(Layer::Dungeon, Terrain::HiddenParalysisVent, yard_mark('C'));
    arena.put(Layer::Dungeon, Terrain::ParalysisVent, yard_mark('F'));
    arena.claim(5, yard, "ACF");
    press_plate(arena.around, yard_mark('A'));
    CHECK(arena.at(Layer::Dungeon, yard_mark('C')) == Terrain::ParalysisVent);
    CHECK(arena.at(Layer::Gas, yard_mark('C')) == Terrain::ParalyticGas);
    CHECK(arena.layers.gas_volume[yard_mark('C')] == 350);
    CHECK(arena.layers.gas_volume[yard_mark('F')] == 350);
    CHECK(arena.environment_state.pressed.test(yard_mark('A')));
    // Down is down.
    press_plate(arena.around, yard_mark('A'));
    CHECK(arena.gas_total() == 700);
    arena.occupied.set(yard_mark('A'));
    arena.tick();
    CHECK(arena.environment_state.pressed.test(yard_mark('A')));
    arena.occupied.reset(yard_mark('A'));
    arena.tick();
    CHECK_FALSE(arena.environment_state.pressed.test(yard_mark('A')));
    const int before = arena.grown_count(Feature::ParalysisVentOutput);
    press_plate(arena.around, yard_mark('A'));
    CHECK(arena.grown_count(Feature::ParalysisVentOutput) == before + 2);
    CHECK(arena.machines_run.size() == 2);
}

TEST_CASE("every trap releases what its row says, once until it comes up again",
          "[environment][machines][traps]") {
    struct Trap {
        Terrain hidden;
        Terrain open;
        Feature released;
    };
    for (const Trap& trap :
         {Trap{Terrain::HiddenCausticGasTrap, Terrain::CausticGasTrap, Feature::CausticTrapCloud},
          {Terrain::HiddenConfusionTrap, Terrain::ConfusionTrap, Feature::ConfusionTrapCloud},
          {Terrain::HiddenFireTrap, Terrain::FireTrap, Feature::FireTrapBurst},
          {Terrain::HiddenFloodTrap, Terrain::FloodTrap, Feature::Flood},
          {Terrain::HiddenNetTrap, Terrain::NetTrap, Feature::FallingNet},
          {Terrain::HiddenAlarmTrap, Terrain::AlarmTrap, Feature::Alarm}}) {
        for (Terrain plate : {trap.hidden, trap.open}) {
            // Any item will do: a dart, a wand, something to eat (rules/claims.md E21).
            for (ItemKind thrown : {ItemKind::Dart, ItemKind::Ration, ItemKind::WandOfSlowness}) {
                Arena arena{yard};
                arena.put(Layer::Dungeon, plate, yard_mark('B'));
                INFO(terrain_rows[plate].name);
                arena.drop(thrown, yard_mark('B'));
                CHECK(arena.grown_count(trap.released) == 1);
                press_plate(arena.around, yard_mark('B'));
                CHECK(arena.grown_count(trap.released) == 1);
                CHECK(arena.at(Layer::Dungeon, yard_mark('B')) == plate);
                arena.tick(2);
                CHECK(arena.grown_count(trap.released) == 1);
                // What still lies there holds it down; a flood carries it off, fire burns nothing of these.
                if (trap.released == Feature::Flood) continue;
                CHECK(arena.environment_state.pressed.test(yard_mark('B')));
                press_plate(arena.around, yard_mark('B'));
                CHECK(arena.grown_count(trap.released) == 1);
                arena.lift(yard_mark('B'));
                arena.tick();
                press_plate(arena.around, yard_mark('B'));
                CHECK(arena.grown_count(trap.released) == 2);
            }
        }
    }
    // What lies in deep water or lava weighs nothing.
    for (Terrain liquid : {Terrain::DeepWater, Terrain::Lava}) {
        Arena arena{yard};
        arena.put(Layer::Dungeon, Terrain::NetTrap, yard_mark('B'));
        arena.put(Layer::Liquid, liquid, yard_mark('B'));
        arena.drop(ItemKind::Dart, yard_mark('B'));
        CHECK(arena.grown.empty());
    }
    // Nothing there to press.
    Arena plain{yard};
    press_plate(plain.around, yard_mark('B'));
    CHECK(plain.grown.empty());
}

TEST_CASE("a pressure plate in a pit is used up by the first item that lands on it",
          "[environment][machines][traps]") {
    Arena arena{yard};
    arena.put(Layer::Liquid, Terrain::PressurePlate, yard_mark('B'));
    arena.put(Layer::Dungeon, Terrain::PortcullisClosed, yard_mark('C'));
    arena.put(Layer::Dungeon, Terrain::AltarInRetractableCage, yard_mark('D'));
    arena.claim(6, yard, "BCD");
    arena.drop(ItemKind::Mango, yard_mark('B'));
    CHECK(arena.at(Layer::Liquid, yard_mark('B')) == Terrain::Nothing);
    CHECK(arena.at(Layer::Dungeon, yard_mark('B')) == Terrain::SpentPressurePlate);
    CHECK(arena.at(Layer::Dungeon, yard_mark('C')) == Terrain::DormantPortcullis);
    CHECK(arena.at(Layer::Dungeon, yard_mark('D')) == Terrain::CandleLitAltar);
    CHECK(arena.machines_run == std::vector<int>{6});
    arena.tick(5);
    CHECK(arena.at(Layer::Dungeon, yard_mark('C')) == Terrain::DormantPortcullis);
}

TEST_CASE("caustic vents release 25 a tick and methane vents 60 every other tick, until they run dry",
          "[environment][machines][gas]") {
    Arena caustic{yard};
    caustic.put(Layer::Dungeon, Terrain::HiddenCausticVent, yard_mark('A'));
    caustic.put(Layer::Dungeon, Terrain::DormantCausticVent, yard_mark('F'));
    caustic.claim(3, yard, "AF");
    caustic.tick(5);
    REQUIRE(caustic.gas_total() == 0);
    power_machine(caustic.around, 3);
    CHECK(caustic.count(Layer::Dungeon, Terrain::CausticVent) == 2);
    caustic.tick(200);
    CHECK(caustic.grown_count(Feature::CausticVentOutput) > 2);
    CHECK(caustic.grown_count(Feature::CausticVentOutput) <= 400);
    caustic.tick(2000);
    CHECK(caustic.count(Layer::Dungeon, Terrain::CausticVent) == 0);

    Arena methane{yard};
    methane.put(Layer::Dungeon, Terrain::DormantMethaneVent, yard_mark('A'));
    methane.claim(3, yard_mark('A'));
    power_machine(methane.around, 3);
    CHECK(methane.at(Layer::Dungeon, yard_mark('A')) == Terrain::MethaneVent);
    CHECK(methane.layers.gas_volume[yard_mark('A')] == 60);
    // An open methane vent does not react to power.
    power_machine(methane.around, 3);
    CHECK(methane.at(Layer::Dungeon, yard_mark('A')) == Terrain::MethaneVent);
    methane.tick(2000);
    CHECK(methane.grown_count(Feature::MethaneVentOutput) > 1);
    CHECK(methane.at(Layer::Dungeon, yard_mark('A')) != Terrain::MethaneVent);
}

TEST_CASE("a fallen torch burns for ever and ignites grass", "[environment][machines][fire]") {
    Arena arena{"%%T%%\n%.\"\"%\n%%%%%\n"};
    arena.put(Layer::Dungeon, Terrain::DormantPilotLight, Pos{2, 0});
    arena.put(Layer::Surface, Terrain::DeadGrass, Pos{2, 1});
    arena.claim(3, Pos{2, 0});
    arena.tick(50);
    REQUIRE(arena.layers.cells_with({TerrainProperty::Fire}).none());
    power_machine(arena.around, 3);
    CHECK(arena.at(Layer::Dungeon, {2, 0}) == Terrain::PilotLightFallenTorch);
    CHECK(arena.ticks_until_gone(Layer::Surface, Terrain::DeadGrass, 60) > 0);
    arena.tick(500);
    CHECK(arena.at(Layer::Dungeon, {2, 0}) == Terrain::PilotLightFallenTorch);
    CHECK(arena.at(Layer::Surface, {2, 0}) == Terrain::Nothing);
}

TEST_CASE("a haunted room grows dark and releases its monsters", "[environment][machines]") {
    Arena arena{yard};
    arena.put(Layer::Dungeon, Terrain::DormantHauntedTorch, Pos{5, 0});
    arena.put(Layer::Dungeon, Terrain::DormantDarkeningFloor, yard_mark('B'));
    arena.claim_all(3);
    power_machine(arena.around, 3);
    CHECK(arena.at(Layer::Dungeon, {5, 0}) == Terrain::ChangingHauntedTorch);
    CHECK(arena.at(Layer::Dungeon, yard_mark('B')) == Terrain::DarkeningFloor);
    CHECK(arena.woken.none());
    REQUIRE(arena.ticks_until_gone(Layer::Dungeon, Terrain::DarkeningFloor, 300) > 0);
    CHECK(arena.at(Layer::Dungeon, yard_mark('B')) == Terrain::DarkFloor);
    CHECK(arena.at(Layer::Surface, yard_mark('B')) == Terrain::Ectoplasm);
    CHECK(arena.woken.test(yard_mark('B')));
    REQUIRE(arena.ticks_until_gone(Layer::Dungeon, Terrain::ChangingHauntedTorch, 300) >= 0);
    CHECK(arena.at(Layer::Dungeon, {5, 0}) == Terrain::HauntedTorch);
    arena.tick(20);
    CHECK(arena.at(Layer::Dungeon, yard_mark('B')) == Terrain::DarkFloor);
}

TEST_CASE("dormant bogs wake their monsters in place", "[environment][machines]") {
    Arena arena{yard};
    arena.put(Layer::Liquid, Terrain::DormantBog, yard_mark('A'));
    arena.put(Layer::Liquid, Terrain::DormantBog, yard_mark('B'));
    arena.claim(3, yard, "AB");
    power_machine(arena.around, 3);
    CHECK(arena.count(Layer::Liquid, Terrain::Bog) == 2);
    CHECK(arena.woken == drawn::cells(yard, "AB"));
}

TEST_CASE("a burning dewar releases its gas", "[environment][machines][gas]") {
    for (const Terrain vessel :
         {Terrain::CausticDewar, Terrain::ConfusionDewar, Terrain::ParalysisDewar, Terrain::MethaneDewar}) {
        Arena arena{yard};
        const Pos at = yard_mark('B');
        arena.put(Layer::Dungeon, vessel, at);
        REQUIRE(expose_to_fire(arena.around, at, Ignition::Certain));
        CHECK(arena.at(Layer::Dungeon, at) == Terrain::Floor);
        CHECK(arena.layers.gas_volume[at] == 20000);
        CHECK(arena.at(Layer::Surface, at) != Terrain::BurningGas);
    }
}

TEST_CASE("a broken dewar releases 20,000 units of gas", "[environment][machines][gas]") {
    struct Dewar {
        Terrain vessel;
        Terrain gas;
    };
    for (const Dewar& dewar : {Dewar{Terrain::CausticDewar, Terrain::CausticGas},
                               {Terrain::ConfusionDewar, Terrain::ConfusionGas},
                               {Terrain::ParalysisDewar, Terrain::ParalyticGas},
                               {Terrain::MethaneDewar, Terrain::Methane}}) {
        Arena arena{yard};
        arena.put(Layer::Dungeon, dewar.vessel, yard_mark('B'));
        arena.tick(3);
        REQUIRE(arena.at(Layer::Dungeon, yard_mark('B')) == dewar.vessel);
        arena.enter(yard_mark('B'));
        CHECK(arena.at(Layer::Dungeon, yard_mark('B')) == Terrain::Floor);
        CHECK(arena.at(Layer::Gas, yard_mark('B')) == dewar.gas);
        CHECK(arena.layers.gas_volume[yard_mark('B')] == 20000);
        CHECK(arena.at(Layer::Surface, yard_mark('B')) == Terrain::BrokenGlass);
        CHECK(arena.machines_run.empty());
    }
}

TEST_CASE("the Amulet's floor and a coffin's trigger work once", "[environment][machines]") {
    Arena arena{yard};
    arena.put(Layer::Dungeon, Terrain::AmuletPickupFloor, yard_mark('A'));
    arena.put(Layer::Dungeon, Terrain::DormantStatueInstant, yard_mark('C'));
    arena.claim(3, yard, "AC");
    arena.item(ItemKind::Amulet, yard_mark('A'));
    arena.tick(10);
    REQUIRE(arena.at(Layer::Dungeon, yard_mark('C')) == Terrain::DormantStatueInstant);
    arena.lift(yard_mark('A'));
    CHECK(arena.at(Layer::Dungeon, yard_mark('A')) == Terrain::Floor);
    CHECK(arena.at(Layer::Dungeon, yard_mark('C')) == Terrain::Floor);
    CHECK(arena.woken.test(yard_mark('C')));
}

}  // namespace cellophane
