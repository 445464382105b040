#include "play/effects/sickness.h"
#include "play/scenario.h"
#include "support/catch.h"

// One step (rules/hero.md 10.2 to 10.4 and 12.1).

namespace cellophane {

TEST_CASE("a step moves the hero and takes a turn", "[play][step]") {
    for (Direction d : directions) {
        Scenario s{"#####\n#...#\n#.@.#\n#...#\n#####\n"};
        s.play(Move{d});
        CHECK(s.game.hero.at == Pos{2, 2} + step(d));
        CHECK(s.game.turns == 1);
        REQUIRE(s.count<Moved>() == 1);
        CHECK(s.events[0].get<Moved>().from == Pos{2, 2});
        CHECK(s.events[0].get<Moved>().to == s.game.hero.at);
    }
}

TEST_CASE("walking into a wall takes no time", "[play][step]") {
    for (std::string_view wall :
         {"###\n#@#\n###\n", "%%%\n%@%\n%%%\n", "ttt\nt@t\nttt\n", "sss\ns@s\nsss\n"}) {
        Scenario s{wall};
        for (Direction d : directions) s.play(Move{d});
        CHECK(s.game.turns == 0);
        CHECK(s.game.hero.at == Pos{1, 1});
        CHECK(s.count<Bumped>() == 8);
        CHECK(s.count<Moved>() == 0);
    }
    // A secret door is bumped into as the wall it looks like.
    Scenario s{"sss\ns@s\nsss\n"};
    s.play(Move{Direction::North});
    CHECK(s.events.at(0).get<Bumped>().terrain == Terrain::StoneWall);
    // Off the map there is nothing to bump into.
    Scenario edge{"@..\n"};
    edge.play(Move{Direction::North}).play(Move{Direction::West});
    CHECK(edge.game.turns == 0);
    CHECK(edge.game.hero.at == Pos{0, 0});
}

TEST_CASE("diagonal steps do not cut the corner of a wall", "[play][step]") {
    Scenario s{"#####\n#@#.#\n#...#\n#.#.#\n#####\n"};
    s.play(Move{Direction::SouthEast});
    CHECK(s.game.hero.at == Pos{1, 1});
    CHECK(s.game.turns == 0);
    s.play(Move{Direction::South}).play(Move{Direction::East});
    CHECK(s.game.hero.at == Pos{2, 2});
    for (Direction d :
         {Direction::NorthEast, Direction::NorthWest, Direction::SouthEast, Direction::SouthWest}) {
        s.play(Move{d});
        CHECK(s.game.hero.at == Pos{2, 2});
    }
    CHECK(s.game.turns == 2);
    // Doors, water and lava at the flank are no corner.
    for (const char* flank : {"+", "~", "l", ":"}) {
        std::string picture = "####\n#@X#\n#..#\n####\n";
        picture[7] = flank[0];
        Scenario free{picture};
        free.play(Move{Direction::SouthEast});
        CHECK(free.game.hero.at == Pos{2, 2});
    }
}

TEST_CASE("doors open when walked into and close behind", "[play][step]") {
    int closed = 0;
    for (std::uint64_t key = 1; key <= 200; ++key) {
        Scenario s{"#######\n#.@+..#\n#######\n", key};
        s.play(Move{Direction::East});
        REQUIRE(s.game.hero.at == Pos{3, 1});
        REQUIRE(s.level().layers[Layer::Dungeon][{3, 1}] == Terrain::OpenWoodenDoor);
        REQUIRE(s.count<DoorOpened>() == 1);
        REQUIRE(s.game.turns == 1);
        // It stays open while the hero stands in it.
        s.play(Rest{}).play(Rest{});
        REQUIRE(s.level().layers[Layer::Dungeon][{3, 1}] == Terrain::OpenWoodenDoor);
        s.play(Move{Direction::East});
        closed += s.level().layers[Layer::Dungeon][{3, 1}] == Terrain::WoodenDoor ? 1 : 0;
        REQUIRE(s.game.turns == 4);
    }
    // 10000 of 10001 each turn.
    CHECK(closed >= 199);
}

TEST_CASE("a door hides the room behind until it is opened", "[play][sight]") {
    Scenario s{"########\n#.@+...#\n########\n"};
    CHECK_FALSE(s.known().discovered.test({5, 1}));
    CHECK(s.known().visible.test({3, 1}));
    s.play(Move{Direction::East});
    CHECK(s.known().visible.test({6, 1}));
    s.play(Move{Direction::West});
    CHECK_FALSE(s.known().visible.test({5, 1}));
    CHECK(s.known().discovered.test({5, 1}));
    CHECK(s.known().memory[Layer::Dungeon][{5, 1}] == Terrain::Floor);
}

TEST_CASE("stepping into known lava is refused, into brimstone and water not", "[play][step]") {
    Scenario s{"#####\n#@l.#\n#####\n"};
    s.play(Move{Direction::East});
    CHECK(s.game.hero.at == Pos{1, 1});
    CHECK(s.game.turns == 0);
    REQUIRE(s.count<CertainDeathRefused>() == 1);
    for (const char* ground : {"~", ",", "o", ";", "b", "="}) {
        std::string picture = "#####\n#@X.#\n#####\n";
        picture[8] = ground[0];
        Scenario walk{picture};
        walk.play(Move{Direction::East});
        INFO(ground);
        CHECK(walk.game.hero.at == Pos{2, 1});
    }
}

TEST_CASE("what the hero bumps into becomes known, though he does not see it", "[play][step]") {
    Scenario s{"#####\n#@#.#\n#...#\n#####\n"};
    const Pos wall{2, 1};
    Knowledge& known = s.game.here().known;
    const auto forget = [&] {
        known.discovered.reset(wall);
        known.memory.put(Layer::Dungeon, wall, Terrain::Granite);
    };
    forget();
    s.level().layers.put(Layer::Dungeon, wall, Terrain::StoneWall);
    s.play(Move{Direction::East});
    CHECK(s.count<Bumped>() == 1);
    CHECK(known.discovered.test(wall));
    CHECK(known.memory[Layer::Dungeon][wall] == Terrain::StoneWall);
    // The corner that bars a step on the slant.
    forget();
    s.play(Move{Direction::SouthEast});
    CHECK(s.count<Bumped>() == 2);
    CHECK(known.discovered.test(wall));
    CHECK(s.game.turns == 0);
    // What is pushed.
    forget();
    s.level().layers.put(Layer::Dungeon, wall, Terrain::WallLever);
    s.play(Move{Direction::East});
    CHECK(known.discovered.test(wall));
}

TEST_CASE("stepping into lava is refused only as far as the hero knows of it", "[play][step]") {
    // The hero remembers lava there.
    Scenario remembered{"#####\n#@l.#\n#####\n"};
    remembered.level().layers.put(Layer::Liquid, {2, 1}, Terrain::Nothing);
    remembered.play(Move{Direction::East});
    CHECK(remembered.count<CertainDeathRefused>() == 1);
    // Where he has never looked he does not know.
    Scenario unknown{"#####\n#@..#\n#####\n"};
    unknown.game.here().known.discovered.reset({2, 1});
    unknown.level().layers.put(Layer::Liquid, {2, 1}, Terrain::Lava);
    unknown.play(Move{Direction::East});
    CHECK(unknown.count<CertainDeathRefused>() == 0);
    CHECK(unknown.count<HeroDied>() == 1);
}

TEST_CASE("a confused step beside lava asks first, unless an enemy stands in the lava", "[play][step]") {
    const auto asks = [](bool inhabited, bool friendly) {
        Scenario s{"#####\n#.l.#\n#.@.#\n#...#\n#####\n"};
        s.game.hero.vitals.statuses.set(Status::Confused, 10);
        if (inhabited) add_creature(s, MonsterKind::Salamander, {2, 1});
        if (friendly) befriend(s.level().monsters.front());
        s.look();
        s.play(Move{Direction::South});
        return s.game.question == Question::WalkByLava;
    };
    CHECK(asks(false, false));
    CHECK_FALSE(asks(true, false));
    CHECK(asks(true, true));
}

TEST_CASE("each danger of a step is asked about and answered separately", "[play][step]") {
    Scenario s{"#####\n#@..#\n#####\n"};
    TerrainLayers& layers = s.level().layers;
    layers.put(Layer::Dungeon, {2, 1}, Terrain::FireTrap);
    layers.put(Layer::Gas, {2, 1}, Terrain::ConfusionGas);
    layers.gas_volume[Pos{2, 1}] = 100;
    s.look();
    s.play(Move{Direction::East});
    CHECK(s.game.question == Question::WalkIntoGas);
    s.play(Answer{true});
    CHECK(s.game.question == Question::StepOnTrap);
    CHECK(s.game.turns == 0);
    s.play(Answer{false});
    CHECK(s.game.question == Question::None);
    CHECK(s.game.turns == 0);
    s.play(Move{Direction::East}).play(Answer{true}).play(Answer{true});
    CHECK(s.game.turns == 1);
}

TEST_CASE("stepping into a chasm asks first", "[play][step]") {
    Scenario s{"######\n#@::.#\n######\n", 1, 3};
    const auto before = s.game.turns;
    s.play(Move{Direction::East});
    CHECK(s.game.question == Question::LeapIntoChasm);
    CHECK(s.game.hero.at == Pos{1, 1});
    s.play(Answer{false});
    CHECK(s.game.question == Question::None);
    CHECK(s.game.hero.at == Pos{1, 1});
    CHECK(s.game.turns == before);
    // Anything but a yes is a no.
    s.play(Move{Direction::East}).play(Search{});
    CHECK(s.game.question == Question::None);
    CHECK(s.game.depth == 3);
    s.play(Move{Direction::East}).play(Answer{true});
    CHECK(s.count<FellDown>() == 1);
    CHECK(s.game.depth == 4);
    CHECK(s.count<LevelEntered>() == 1);
    // The hero lands near where it fell, on safe ground.
    CHECK_FALSE(s.level().layers.has(
        s.game.hero.at, {TerrainProperty::BlocksMovement, TerrainProperty::Descends, TerrainProperty::Lava}));
}

TEST_CASE("the exit and the portal stay shut without the Amulet", "[play][step]") {
    Scenario s{"#####\n#@<.#\n#####\n", 1, 1};
    s.level().layers[Layer::Dungeon][{2, 1}] = Terrain::DungeonExit;
    s.play(Move{Direction::East});
    CHECK(s.count<ExitRefused>() == 1);
    CHECK(s.game.turns == 0);
    CHECK(s.game.depth == 1);
    Scenario last{"#####\n#@>.#\n#####\n", 1, 40};
    last.level().layers[Layer::Dungeon][{2, 1}] = Terrain::CrystalPortal;
    last.play(Move{Direction::East});
    CHECK(last.count<ExitRefused>() == 1);
    CHECK(last.game.depth == 40);
}

TEST_CASE("resting passes a turn", "[play][step]") {
    Scenario s{"###\n#@#\n###\n"};
    s.play(Rest{}).play(Rest{});
    CHECK(s.game.turns == 2);
    CHECK(s.game.hero.at == Pos{1, 1});
}

TEST_CASE("nausea spoils no attack with a spear or a whip", "[play][step]") {
    for (const ItemKind kind : {ItemKind::Spear, ItemKind::Whip}) {
        // The whip lashes over a free cell.
        const Pos target{kind == ItemKind::Whip ? 3 : 2, 1};
        int made = 0;
        constexpr int tries = 200;
        for (int i = 0; i < tries; ++i) {
            Scenario s{"######\n#@...#\n######\n", static_cast<std::uint64_t>(i) + 1};
            s.game.hero.pack.wielded = put_in(s.game.hero.pack, enchanted(kind, 0));
            add_creature(s, MonsterKind::Ogre, target);
            s.look();
            s.game.hero.vitals.statuses.set(Status::Nauseous, 10);
            s.play(Move{Direction::East});
            made += s.count<Struck>() > 0 ? 1 : 0;
            CHECK(s.count<Vomited>() == 0);
        }
        CHECK(made == tries);
    }
}

TEST_CASE("a nauseous hero loses one step and one attack in four", "[play][step]") {
    for (const bool strikes : {false, true}) {
        Scenario s{"######\n#@...#\n######\n"};
        if (strikes) {
            add_creature(s, MonsterKind::Ogre, {2, 1});
            add_creature(s, MonsterKind::Goblin, {3, 1});
            s.level().monsters.back().vitals.statuses.set(Status::Entranced, 30'000);
            s.look();
        }
        int lost = 0;
        constexpr int tries = 1200;
        for (int i = 0; i < tries; ++i) {
            s.game.hero.at = {1, 1};
            s.game.hero.vitals.statuses.set(Status::Nauseous, 10);
            s.game.hero.nutrition = full_nutrition;
            s.game.horde_fuse = 1000;
            for (Monster& monster : s.level().monsters) monster.health = 1'000'000;
            s.events.clear();
            const int turns = s.game.turns;
            s.play(Move{Direction::East});
            CHECK(s.game.turns == turns + 1);
            const bool went = strikes ? s.count<Struck>() > 0 : s.game.hero.at == Pos{2, 1};
            CHECK(s.count<Vomited>() == (went ? 0 : 1));
            lost += went ? 0 : 1;
            // An entranced creature does nothing in a turn in which the hero did nothing.
            if (strikes && !went) CHECK(s.level().monsters.back().at == Pos{3, 1});
            if (strikes) s.level().monsters.back().at = {3, 1};
        }
        CHECK(lost >= tries * 20 / 100);
        CHECK(lost <= tries * 30 / 100);
    }
}

TEST_CASE("a monster seen vomiting is reported, unless the hero is exploring", "[play][step]") {
    const auto told = [](Pos at, bool hurries) {
        Scenario s{"##########\n#@.......#\n######.###\n#........#\n##########\n"};
        Monster& goblin = add_live_creature(s, MonsterKind::Goblin, at);
        s.look();
        goblin.vitals.statuses.set(Status::Nauseous, 100);
        Moment now{s};
        if (hurries) s.game.doing = Exploring{};
        for (int i = 0; i < 60; ++i) (void)vomits(now.turn, now.level, goblin);
        if (s.count<Vomited>() > 0) CHECK(s.last<Vomited>()->who->kind == MonsterKind::Goblin);
        return s.count<Vomited>() > 0;
    };
    CHECK(told({5, 1}, false));
    CHECK_FALSE(told({5, 1}, true));
    CHECK_FALSE(told({2, 3}, false));
}

TEST_CASE("a hero locked in crystal neither walks, nor fights, nor swings his weapon past it",
          "[play][step]") {
    for (const bool armed : {false, true})
        for (const Pos at : {Pos{3, 2}, Pos{4, 2}}) {
            Scenario s{"######\n#....#\n#.@..#\n#....#\n######\n"};
            if (armed) s.game.hero.pack.wielded = put_in(s.game.hero.pack, some_item(ItemKind::Whip, {}));
            Monster& goblin = add_live_creature(s, MonsterKind::Goblin, at);
            goblin.vitals.ticks = 1'000'000;
            s.level().layers.put(Layer::Dungeon, s.game.hero.at, Terrain::GreenCrystal);
            s.look();
            for (const Direction d : directions) s.play(Move{d});
            CHECK(s.game.hero.at == Pos{2, 2});
            CHECK(s.game.turns == 0);
            CHECK(goblin.health == goblin.max_health);
            CHECK(s.count<Bumped>() == 8);
            // Automatic movement ends there as well.
            s.play_out(TravelTo{{1, 1}}).play_out(TravelTo{{4, 3}}).play_out(Run{Direction::North});
            CHECK(s.game.hero.at == Pos{2, 2});
            CHECK(s.game.turns == 0);
        }
}

TEST_CASE("a hero locked in crystal strikes what sits in the wall beside him", "[play][step]") {
    Scenario s{"######\n#....#\n#.@..#\n######\n"};
    s.level().layers.put(Layer::Dungeon, s.game.hero.at, Terrain::GreenCrystal);
    Monster& turret = add_live_creature(s, MonsterKind::ArrowTurret, {2, 3});
    turret.vitals.ticks = 1'000'000;
    s.look();
    s.play(Move{Direction::South});
    CHECK(s.count<Struck>() == 1);
}

}  // namespace cellophane
