#include "play/combat/stepping.h"

#include "play/ai/monster_step.h"
#include "play/pack_scene.h"
#include "play/scenario.h"
#include "support/catch.h"

// What a step would come to (rules/hero.md 10.3; rules/monsters.md 9.3).

namespace cellophane {

namespace {

using Kind = StepVerdict::Kind;

StepVerdict ahead(const Scenario& s, Direction toward, bool attacks = true) {
    return consider(s.game, s.game.hero, {.toward = toward, .attacks = attacks});
}

}  // namespace

TEST_CASE("a step is considered before it is taken, and comes to what was said", "[play][step]") {
    Scenario s{"#######\n#.....#\n#.@...#\n##....#\n#######\n"};
    CHECK(ahead(s, Direction::East).kind == Kind::Enters);
    CHECK(ahead(s, Direction::East).to == Pos{3, 2});
    // A corner, and a wall.
    CHECK(ahead(s, Direction::SouthWest).kind == Kind::Barred);
    CHECK(ahead(s, Direction::SouthWest).bar == Pos{1, 3});
    s.play(Move{Direction::SouthWest});
    CHECK(s.count<Bumped>() == 1);

    const Monster& ally = add_ally(s, MonsterKind::Goblin, {3, 2});
    CHECK(ahead(s, Direction::East).kind == Kind::Swaps);
    CHECK(ahead(s, Direction::East).whom == &ally);
    Monster& rat = add_live_creature(s, MonsterKind::Rat, {2, 1});
    CHECK(ahead(s, Direction::North).kind == Kind::Strikes);
    CHECK(ahead(s, Direction::North).struck == std::vector<Pos>{{2, 1}});
    CHECK(ahead(s, Direction::North, false).kind == Kind::InTheWay);
    rat.set(MonsterMark::Captive);
    CHECK(ahead(s, Direction::North).kind == Kind::Frees);
    s.game.harmless = true;
    CHECK(ahead(s, Direction::North).kind == Kind::Swaps);
}

TEST_CASE("off the map, out of its liquid, out of crystal: a step that cannot be", "[play][step]") {
    Scenario s{"#####\n#@.~#\n#####\n"};
    Monster& eel = add_live_creature(s, MonsterKind::Eel, {3, 1});
    CHECK(consider(s.game, eel, {.toward = Direction::West}).kind == Kind::OutOfElement);
    s.game.hero.at = {0, 0};
    CHECK(ahead(s, Direction::West).kind == Kind::OffTheMap);
    s.game.hero.at = {1, 1};
    s.level().layers.put(Layer::Dungeon, {1, 1}, Terrain::GreenCrystal);
    CHECK(ahead(s, Direction::East).kind == Kind::Barred);
    CHECK(ahead(s, Direction::East).bar == Pos{1, 1});
}

TEST_CASE("the key in the hero's pack opens a door to him and to nobody else", "[play][step]") {
    for (const bool has_key : {false, true}) {
        Scenario s{"#######\n#@X.###\n#######\n"};
        const Pos door{2, 1};
        s.level().layers.put(Layer::Dungeon, door, Terrain::LockedIronDoor);
        if (has_key) {
            Item key = some_item(ItemKind::DoorKey, {});
            key.opens = {{.at = door, .consumed = true}};
            s.game.hero.pack.items.push_back(key);
        }
        CHECK(ahead(s, Direction::East).kind == (has_key ? Kind::Enters : Kind::Barred));
        const Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {3, 1});
        CHECK(consider(s.game, goblin, {.toward = Direction::West}).kind == Kind::Barred);
        CHECK(consider(s.game, goblin, {.toward = Direction::West}).bar == door);
    }
}

TEST_CASE("a key opens a caged captive's cell only to free it", "[play][step]") {
    for (const bool has_key : {false, true}) {
        Scenario s{long_hall};
        const Pos cage{2, 3};
        s.level().layers.put(Layer::Dungeon, cage, Terrain::MonsterCageLocked);
        add_live_creature(s, MonsterKind::Ogre, cage, MonsterState::Wandering).set(MonsterMark::Captive);
        if (has_key) {
            Item key = some_item(ItemKind::CageKey, {});
            key.opens = {{.at = cage, .consumed = true}};
            s.game.hero.pack.items.push_back(key);
        }
        s.look();
        CHECK(ahead(s, Direction::East).kind == (has_key ? Kind::Frees : Kind::InTheWay));
        // Whom nothing hurts frees nobody; he would walk past a captive that is not locked in.
        s.game.harmless = true;
        CHECK(ahead(s, Direction::East).kind == Kind::InTheWay);
        s.level().layers.put(Layer::Dungeon, cage, Terrain::MonsterCageOpen);
        CHECK(ahead(s, Direction::East).kind == Kind::Swaps);
    }
}

TEST_CASE("a reaching weapon decides before the neighbour does", "[play][step]") {
    Scenario s{"########\n#@.....#\n########\n"};
    Monster& jackal = add_live_creature(s, MonsterKind::Jackal, {4, 1});
    jackal.stats.abilities |= {Ability::AttacksFromAfar};
    s.look();
    const StepVerdict verdict = consider(s.game, jackal, {.toward = Direction::West});
    CHECK(verdict.kind == Kind::Reaches);
    CHECK(verdict.struck == std::vector<Pos>{{1, 1}});
    CHECK(verdict.is_attack());
}

TEST_CASE("considering a step changes nothing", "[play][step]") {
    Scenario s{long_hall};
    add_ally(s, MonsterKind::Goblin, {2, 3});
    add_live_creature(s, MonsterKind::Rat, {1, 2});
    s.look();
    const Rng before = s.game.play;
    for (const Direction d : directions) {
        ahead(s, d);
        for (const Monster& monster : s.level().monsters) consider(s.game, monster, {.toward = d});
    }
    CHECK(s.game.play.state() == before.state());
    CHECK(s.events.empty());
}

TEST_CASE("a rapier lunges at whom a step faces, and round no corner", "[play][step]") {
    for (const std::string_view corner : {"...", "#..", "..#"}) {
        std::string map = "#######\n#@....#\n#.....#\n#.....#\n#######\n";
        // The two cells between where the step leads and the foe.
        map[2 * 8 + 3] = corner[0];
        map[3 * 8 + 2] = corner[2];
        Scenario s{map};
        s.game.hero.pack.wielded = number_of(s.game.hero.pack, carry(s, ItemKind::Rapier));
        add_live_creature(s, MonsterKind::Ogre, {3, 3}).vitals.ticks = 1'000'000;
        s.look();
        INFO(map);
        const std::vector<Pos> expected = corner == "..." ? std::vector<Pos>{{3, 3}} : std::vector<Pos>{};
        const StepVerdict verdict = ahead(s, Direction::SouthEast);
        CHECK(verdict.to == Pos{2, 2});
        CHECK(verdict.in_passing.lunge == expected);
    }
}

}  // namespace cellophane
