#include "play/ai/monster_step.h"
#include "play/creature_scene.h"
#include "play/effects/ground_effects.h"
#include "play/pathfinding/passability.h"
#include "play/perception/visibility.h"
#include "play/play.h"
#include "support/catch.h"

// How creatures get from one cell to the next (rules/monsters.md 9.3 to 9.5 and 9.9).

namespace cellophane {

namespace {

/// Tries one step in a direction; returns whether it took the creature's time.
bool step_once(Scenario& s, Monster& monster, Direction toward) {
    Moment now{s};
    monster.vitals.ticks = 0;
    return step_toward(now.acting(monster), toward);
}

/// The share of steps that do not go where they were meant to, in thousandths.
int strays(MonsterKind kind, Layer layer = Layer::Liquid, Terrain ground = Terrain::Nothing) {
    constexpr int steps = 6000;
    Scenario s{hall(20, 9, {17, 7}), 9};
    for (int x = 1; x < 19; ++x)
        for (int y = 1; y < 8; ++y) s.level().layers[layer][{x, y}] = ground;
    Monster& monster = add_live_creature(s, kind, {5, 4});
    int strayed = 0;
    for (int i = 0; i < steps; ++i) {
        monster.at = {5, 4};
        step_once(s, monster, Direction::East);
        strayed += monster.at == Pos{6, 4} ? 0 : 1;
    }
    // A random direction is the intended one once in eight times.
    return strayed * 8 / 7 * 1000 / steps;
}

}  // namespace

TEST_CASE("bats, wisps and eels waste a third of their moves", "[play][movement][E08]") {
    for (const MonsterKind kind : {MonsterKind::VampireBat, MonsterKind::Wisp}) {
        INFO(monster_rows[kind].name);
        const int strayed = strays(kind);
        CHECK(strayed >= 310);
        CHECK(strayed <= 350);
    }
    const int eel = strays(MonsterKind::Eel, Layer::Liquid, Terrain::DeepWater);
    CHECK(eel >= 310);
    CHECK(eel <= 350);
    CHECK(strays(MonsterKind::Goblin) == 0);
}

TEST_CASE("a bat's erratic flight takes 1.1 to 2.2 times the moves of a straight one", "[play][movement]") {
    int moves = 0;
    constexpr int flights = 60;
    for (std::uint64_t key = 1; key <= flights; ++key) {
        Scenario s{hall(31, 15, {15, 7}), key};
        Monster& bat = add_live_creature(s, MonsterKind::VampireBat, {5, 7});
        s.game.hero.stealth_range = 14;
        for (; king_distance(bat.at, s.game.hero.at) > 1; ++moves) let_act(s, bat);
    }
    // A straight flight takes nine moves.
    CHECK(moves * 10 / flights / 9 >= 11);
    CHECK(moves * 10 / flights / 9 <= 22);
}

TEST_CASE("a confused monster moves in random directions, into lava too", "[play][movement]") {
    Scenario s{hall(9, 9, {7, 7})};
    s.level().layers[Layer::Liquid][{3, 4}] = Terrain::Lava;
    Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {4, 4});
    int into_lava = 0;
    int east = 0;
    for (int i = 0; i < 800; ++i) {
        goblin.at = {4, 4};
        goblin.vitals.dead = false;
        goblin.health = goblin.max_health;
        goblin.vitals.statuses.set(Status::Confused, 10);
        step_once(s, goblin, Direction::East);
        into_lava += goblin.vitals.dead ? 1 : 0;
        east += goblin.at == Pos{5, 4} ? 1 : 0;
    }
    CHECK(into_lava >= 60);
    CHECK(east >= 60);
    CHECK(east <= 140);
    // The entranced go where they are led.
    goblin.vitals.dead = false;
    goblin.vitals.statuses.set(Status::Confused, 10);
    goblin.vitals.statuses.set(Status::Entranced, 10);
    for (int i = 0; i < 20; ++i) {
        goblin.at = {4, 4};
        step_once(s, goblin, Direction::East);
        CHECK(goblin.at == Pos{5, 4});
    }
}

TEST_CASE("a nauseous monster loses one move in four", "[play][movement]") {
    Scenario s{hall(9, 9, {7, 7})};
    Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {4, 4});
    goblin.vitals.statuses.set(Status::Nauseous, 1000);
    int lost = 0;
    for (int i = 0; i < 2000; ++i) {
        goblin.at = {4, 4};
        CHECK(step_once(s, goblin, Direction::East));
        lost += goblin.at == Pos{4, 4} ? 1 : 0;
    }
    CHECK(lost >= 440);
    CHECK(lost <= 560);
}

TEST_CASE("a stuck monster pulls as many times as it is stuck, and then the web is gone",
          "[play][movement]") {
    Scenario s{hall(9, 9, {7, 7})};
    s.level().layers[Layer::Surface][{4, 4}] = Terrain::Spiderweb;
    Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {4, 4});
    goblin.vitals.statuses.set(Status::Stuck, 3);
    for (int i = 0; i < 2; ++i) {
        CHECK(step_once(s, goblin, Direction::East));
        CHECK(goblin.at == Pos{4, 4});
        CHECK(goblin.vitals.ticks == 100);
    }
    CHECK(step_once(s, goblin, Direction::East));
    CHECK(goblin.at == Pos{5, 4});
    CHECK(s.level().layers[Layer::Surface][{4, 4}] == Terrain::Nothing);
    // Spiders do not notice.
    s.level().layers[Layer::Surface][{3, 3}] = Terrain::Spiderweb;
    Monster& spider = add_live_creature(s, MonsterKind::Spider, {3, 3});
    spider.vitals.statuses.set(Status::Stuck, 5);
    step_once(s, spider, Direction::North);
    CHECK(spider.at == Pos{3, 2});
    CHECK(s.level().layers[Layer::Surface][{3, 3}] == Terrain::Spiderweb);
    // What nothing can harm tears it at once.
    Monster& warden = add_live_creature(s, MonsterKind::WardenOfYendor, {3, 3});
    warden.vitals.statuses.set(Status::Stuck, 5);
    CHECK(step_once(s, warden, Direction::West));
    CHECK(warden.at == Pos{2, 3});
    CHECK_FALSE(warden.has(Status::Stuck));
    CHECK(s.level().layers[Layer::Surface][{3, 3}] == Terrain::Nothing);
    // Where there is no web any more nothing holds.
    Monster& free = add_live_creature(s, MonsterKind::Goblin, {6, 6});
    free.vitals.statuses.set(Status::Stuck, 5);
    CHECK(step_once(s, free, Direction::North));
    CHECK(free.at == Pos{6, 5});
    CHECK_FALSE(free.has(Status::Stuck));
}

TEST_CASE("a held monster cannot move away until its holder lets go", "[play][movement]") {
    Scenario s{hall(12, 9, {10, 7})};
    Monster& kraken = add_in_its_element(s, MonsterKind::BogMonster, {5, 4});
    Monster& goblin = add_ally(s, MonsterKind::Goblin, {4, 4});
    goblin.set(MonsterMark::Seized);
    kraken.set(MonsterMark::Seizing);
    CHECK(step_once(s, goblin, Direction::West));
    CHECK(goblin.at == Pos{4, 4});
    // Not across a corner.
    goblin.at = {4, 3};
    s.level().layers[Layer::Dungeon][{4, 4}] = Terrain::StoneWall;
    CHECK(step_once(s, goblin, Direction::West));
    CHECK(goblin.at == Pos{3, 3});
    CHECK_FALSE(goblin.has(MonsterMark::Seized));
}

TEST_CASE("a monster that moves away lets go of what it holds", "[play][movement]") {
    Scenario s{hall(12, 9, {4, 4})};
    s.level().layers[Layer::Liquid].fill(Terrain::Bog);
    Monster& bog = add_live_creature(s, MonsterKind::BogMonster, {5, 4});
    bog.stats.behaviors = bog.stats.behaviors.without({Behavior::Flits});
    bog.set(MonsterMark::Seizing);
    step_once(s, bog, Direction::East);
    CHECK(bog.at == Pos{6, 4});
    CHECK_FALSE(bog.has(MonsterMark::Seizing));
}

TEST_CASE("leaders swap places with followers, followers only with weaker ones", "[play][movement]") {
    Scenario s{hall(12, 9, {10, 7})};
    Monster& leader = add_live_creature(s, MonsterKind::Goblin, {4, 4});
    Monster& follower = add_live_creature(s, MonsterKind::Goblin, {5, 4});
    Monster& weak = add_live_creature(s, MonsterKind::GoblinConjurer, {6, 4});
    follower.leader = weak.leader = ActorId{1};
    CHECK(may_swap(s.game, leader, follower));
    CHECK_FALSE(may_swap(s.game, follower, leader));
    CHECK(may_swap(s.game, follower, weak));
    CHECK_FALSE(may_swap(s.game, weak, follower));
    for (const Status status : {Status::Confused, Status::Stuck, Status::Paralyzed, Status::Entranced}) {
        follower.vitals.statuses.set(status, 3);
        CHECK_FALSE(may_swap(s.game, leader, follower));
        follower.vitals.statuses.end(status);
    }
    leader.vitals.statuses.set(Status::Entranced, 3);
    CHECK_FALSE(may_swap(s.game, leader, follower));
    leader.vitals.statuses.end(Status::Entranced);
    Monster& stranger = add_live_creature(s, MonsterKind::Rat, {3, 4});
    CHECK_FALSE(may_swap(s.game, leader, stranger));
    CHECK(step_once(s, leader, Direction::East));
    CHECK(leader.at == Pos{5, 4});
    CHECK(follower.at == Pos{4, 4});
    // A follower is not pushed into harm.
    s.level().layers[Layer::Liquid][{5, 4}] = Terrain::DeepWater;
    leader.stats.behaviors |= Behaviors{Behavior::Swims};
    step_once(s, leader, Direction::West);
    CHECK(leader.at == Pos{4, 4});
    CHECK(follower.at != Pos{5, 4});
    CHECK(king_distance(follower.at, {5, 4}) == 1);
}

TEST_CASE("a monster that is swapped with is not moved through a wall", "[play][movement]") {
    for (std::uint64_t key = 1; key <= 20; ++key) {
        Scenario s{R"(
            ##########
            #........#
            ##########
            #.......@#
            ##########
        )",
                   key};
        Monster& leader = add_live_creature(s, MonsterKind::Goblin, {2, 3});
        Monster& follower = add_live_creature(s, MonsterKind::Goblin, {3, 3});
        Monster& next = add_live_creature(s, MonsterKind::Goblin, {4, 3});
        follower.leader = next.leader = ActorId{1};
        leader.stats.behaviors |= Behaviors{Behavior::Swims};
        s.level().layers[Layer::Liquid][{2, 3}] = Terrain::DeepWater;
        REQUIRE(step_once(s, leader, Direction::East));
        CHECK(leader.at == Pos{3, 3});
        CHECK(follower.at == Pos{5, 3});
    }
}

TEST_CASE("monsters pass secret doors, and the hero discovers one when he sees that", "[play][movement]") {
    Scenario s{"#########\n#@..s...#\n#########\n"};
    Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {5, 1});
    CHECK(step_once(s, goblin, Direction::West));
    CHECK(goblin.at == Pos{4, 1});
    CHECK(s.level().layers[Layer::Dungeon][{4, 1}] != Terrain::SecretDoor);
    // Levers they leave alone.
    Scenario t{"#########\n#@..#...#\n#########\n"};
    t.level().layers[Layer::Dungeon][{4, 1}] = Terrain::HiddenLever;
    Monster& other = add_live_creature(t, MonsterKind::Goblin, {5, 1});
    CHECK_FALSE(step_once(t, other, Direction::West));
}

TEST_CASE("eels do not leave the water and do not bite out of it", "[play][movement]") {
    Scenario s{"########\n#~~@...#\n########\n"};
    Monster& eel = add_live_creature(s, MonsterKind::Eel, {2, 1});
    eel.stats.behaviors = eel.stats.behaviors.without({Behavior::Flits});
    CHECK_FALSE(step_once(s, eel, Direction::East));
    CHECK(s.count<Struck>() == 0);
    CHECK(step_once(s, eel, Direction::West));
}

TEST_CASE("an eel submerges after a while, and flees until it has", "[play][movement]") {
    Scenario s{hall(20, 9, {2, 4}), 4};
    for (int x = 5; x < 19; ++x)
        for (int y = 1; y < 8; ++y) s.level().layers[Layer::Liquid][{x, y}] = Terrain::DeepWater;
    s.look();
    int dives = 0;
    for (int i = 0; i < 300; ++i) {
        s.level().monsters.clear();
        Monster& eel = add_live_creature(s, MonsterKind::Eel, {10, 4});
        eel.vitals.ticks = 100000;
        rest(s);
        if (eel.vitals.submerged) {
            ++dives;
            CHECK(eel.state == MonsterState::Hunting);
            CHECK_FALSE(is_perceived(s.game, eel));
        } else {
            CHECK(eel.state == MonsterState::Fleeing);
            CHECK(is_perceived(s.game, eel));
        }
    }
    CHECK(dives >= 40);
    CHECK(dives <= 80);
    // An eel that has not dived yet goes on fleeing, and comes again once it has.
    s.level().monsters.clear();
    Monster& eel = add_live_creature(s, MonsterKind::Eel, {10, 4}, MonsterState::Fleeing);
    let_act(s, eel);
    CHECK(eel.state == MonsterState::Fleeing);
    for (int i = 0; i < 60 && !eel.vitals.submerged; ++i) rest(s);
    REQUIRE(eel.vitals.submerged);
    CHECK(eel.state != MonsterState::Fleeing);
}

TEST_CASE("biting brings a submerged eel up, and a submerged hero sees it", "[play][movement]") {
    Scenario s{"#######\n#~~@~~#\n#######\n"};
    s.level().layers[Layer::Liquid][{3, 1}] = Terrain::DeepWater;
    Monster& eel = add_live_creature(s, MonsterKind::Eel, {2, 1});
    eel.stats.behaviors = eel.stats.behaviors.without({Behavior::Flits});
    eel.vitals.submerged = true;
    CHECK_FALSE(is_perceived(s.game, eel));
    s.game.hero.vitals.submerged = true;
    CHECK(is_perceived(s.game, eel));
    CHECK(step_once(s, eel, Direction::East));
    CHECK_FALSE(eel.vitals.submerged);
    // A creature that holds another, is held, or is captive does not submerge.
    CHECK(may_submerge(s.level(), eel));
    for (const MonsterMark mark : {MonsterMark::Seizing, MonsterMark::Seized, MonsterMark::Captive}) {
        eel.set(mark);
        CHECK_FALSE(may_submerge(s.level(), eel));
        eel.clear(mark);
    }
    s.level().layers[Layer::Liquid][eel.at] = Terrain::Lava;
    CHECK_FALSE(may_submerge(s.level(), eel));
    eel.stats.behaviors |= Behaviors{Behavior::ImmuneToFire};
    CHECK(may_submerge(s.level(), eel));
}

TEST_CASE("eels on a new level are submerged", "[play][movement]") {
    int swimmers = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        Play play{{.seed = seed, .depth = 4}};
        const Level& level = play.game().here().level;
        for (const Monster& monster : level.monsters) {
            if (monster.kind != MonsterKind::Eel) continue;
            ++swimmers;
            CHECK(monster.vitals.submerged);
        }
    }
    CHECK(swimmers > 0);
}

TEST_CASE("deep water sweeps away the item a monster carries", "[play][movement]") {
    int lost = 0;
    for (std::uint64_t key = 1; key <= 200; ++key) {
        Scenario s{hall(9, 9, {7, 7}), key};
        s.level().layers[Layer::Liquid][{4, 4}] = Terrain::DeepWater;
        Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {4, 4});
        give(s, goblin, ItemKind::Ration);
        Moment now{s};
        apply_gradual_effects(now.level, goblin, 100);
        lost += !s.level().items[0].carrier ? 1 : 0;
    }
    CHECK(lost >= 75);
    CHECK(lost <= 125);
}

TEST_CASE("a monster's straight step favours the longer axis and avoids obstacles", "[play][movement]") {
    Scenario s{hall(30, 20, {1, 1})};
    Monster& rat = add_live_creature(s, MonsterKind::Rat, {5, 5}, MonsterState::Wandering);
    Moment now{s};
    const Acting acting = now.acting(rat);
    int straight = 0;
    for (int i = 0; i < 1000; ++i) {
        rat.at = {5, 5};
        CHECK(passive_step(acting, {15, 7}));
        straight += rat.at == Pos{6, 5} ? 1 : 0;
        CHECK((rat.at == Pos{6, 5} || rat.at == Pos{6, 6}));
    }
    // 0 to 10 exceeds 2 eight times in eleven.
    CHECK(straight >= 660);
    CHECK(straight <= 790);
    // A hunter does not dawdle.
    rat.state = MonsterState::Hunting;
    rat.at = {5, 5};
    CHECK(passive_step(acting, {15, 7}));
    CHECK(rat.at == Pos{6, 6});
    s.level().layers[Layer::Dungeon][{6, 5}] = Terrain::StoneWall;
    rat.at = {5, 5};
    CHECK_FALSE(passive_step(acting, {6, 5}));
    CHECK(passive_step(acting, {15, 5}) == false);
}

}  // namespace cellophane
