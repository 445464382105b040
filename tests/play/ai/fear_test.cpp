#include "play/ai/fear.h"
#include "play/combat/blow.h"
#include "play/creature_scene.h"
#include "support/catch.h"

// Which enemies creatures fear, and where they run (rules/monsters.md 10).

namespace cellophane {

namespace {

bool is_afraid(Scenario& s, Monster& monster, const Actor& who) {
    return fears(Moment{s}.acting(monster), who);
}

bool is_afraid(Scenario& s, Monster& monster) {
    return is_afraid(s, monster, s.game.hero);
}

}  // namespace

TEST_CASE("monsters that keep their distance fear enemies within three cells", "[play][fleeing]") {
    Scenario s{hall(30, 9, {10, 4})};
    Monster& centaur = add_live_creature(s, MonsterKind::Centaur, {13, 4});
    CHECK(is_afraid(s, centaur));
    centaur.at = {14, 4};
    CHECK_FALSE(is_afraid(s, centaur));
    Monster& ogre = add_live_creature(s, MonsterKind::Ogre, {11, 4});
    CHECK_FALSE(is_afraid(s, ogre));
    // A friend is no threat.
    centaur.at = {12, 4};
    CHECK_FALSE(is_afraid(s, centaur, ogre));
    Moment now{s};
    ogre.at = {20, 7};
    CHECK(nearest_feared(now.acting(centaur)) == 2);
    // An enemy behind a wall or across deep water cannot charge, so it is not feared.
    s.level().layers[Layer::Liquid][{11, 4}] = Terrain::DeepWater;
    CHECK(nearest_feared(now.acting(centaur)) > 100);
    s.level().layers[Layer::Liquid][{11, 4}] = Terrain::Nothing;
    s.level().layers[Layer::Dungeon][{11, 4}] = Terrain::StoneWall;
    CHECK(nearest_feared(now.acting(centaur)) > 100);
}

TEST_CASE("allies fear revenants from six cells away, bloats from three, and sacrifice targets",
          "[play][fleeing]") {
    Scenario s{hall(30, 9, {1, 1})};
    Monster& friendly = add_ally(s, MonsterKind::Ogre, {10, 4});
    Monster& revenant = add_live_creature(s, MonsterKind::Revenant, {16, 4});
    CHECK(is_afraid(s, friendly, revenant));
    revenant.at = {17, 4};
    CHECK_FALSE(is_afraid(s, friendly, revenant));
    Monster& bloat = add_live_creature(s, MonsterKind::Bloat, {13, 4});
    CHECK(is_afraid(s, friendly, bloat));
    bloat.at = {14, 4};
    CHECK_FALSE(is_afraid(s, friendly, bloat));
    Monster& totem = add_live_creature(s, MonsterKind::GoblinTotem, {9, 4});
    totem.stats.behaviors |= Behaviors{Behavior::Invulnerable};
    CHECK_FALSE(is_afraid(s, friendly, totem));
    Monster& victim = add_live_creature(s, MonsterKind::Goblin, {9, 5});
    CHECK_FALSE(is_afraid(s, friendly, victim));
    victim.set(MonsterMark::SacrificeTarget);
    CHECK(is_afraid(s, friendly, victim));
}

TEST_CASE("a spider backs off from a hero whose poison will kill him", "[play][fleeing]") {
    Scenario s{hall(30, 9, {10, 4})};
    Monster& spider = add_live_creature(s, MonsterKind::Spider, {12, 4});
    s.game.hero.health = 20;
    s.game.hero.vitals.poison = 2;
    s.game.hero.vitals.statuses.set(Status::Poisoned, 10);
    CHECK_FALSE(is_afraid(s, spider));
    s.game.hero.vitals.statuses.set(Status::Poisoned, 11);
    CHECK(is_afraid(s, spider));
    spider.at = {14, 4};
    CHECK_FALSE(is_afraid(s, spider));
}

TEST_CASE("monsters that keep their distance step back and return", "[play][fleeing]") {
    Scenario s{hall(40, 21, {20, 10})};
    make_tough(s);
    Monster& centaur = add_live_creature(s, MonsterKind::Centaur, {22, 10});
    centaur.stats.bolts = {};
    let_act(s, centaur);
    CHECK(centaur.state == MonsterState::Fleeing);
    CHECK(king_distance(centaur.at, s.game.hero.at) == 3);
    let_act(s, centaur);
    CHECK(centaur.state == MonsterState::Hunting);
}

TEST_CASE("the flight map leads far from the hero, and round a loop rather than into a dead end",
          "[play][fleeing]") {
    Scenario s{hall(17, 3, {5, 1})};
    const Grid<std::int32_t>& open = s.caches.flight.from_hero(s.game, s.caches.scratch);
    // Ten steps away: 50 * 10 / 60 = 8, three times over; everything nearer leads there.
    CHECK(open[{15, 1}] == -24);
    CHECK(open[{14, 1}] == -23);
    CHECK(open[{5, 1}] == unreachable);
    CHECK(open[{0, 0}] == unreachable);
    Scenario loop{hall(17, 3, {5, 1})};
    loop.level().topology.loops.cells().set({15, 1});
    CHECK(loop.caches.flight.from_hero(loop.game, loop.caches.scratch)[{15, 1}] == -34);
    // An island out of reach is best: 50 * 150 / 200 = 37, three times over.
    Scenario island{"#########\n#@.###..#\n#..###..#\n#########\n"};
    CHECK(island.caches.flight.from_hero(island.game, island.caches.scratch)[{7, 2}] == -111);
}

TEST_CASE("on the flight map an unseen secret door counts as a hundred steps", "[play][fleeing]") {
    Scenario s{"############\n#@....s....#\n############\n"};
    s.game.here().known.visible.reset({6, 1});
    const Grid<std::int32_t> map = s.caches.flight.from_hero(s.game, s.caches.scratch);
    // The door itself is five steps off; behind it begin the hundred. What lies behind draws all others.
    CHECK(map[{7, 1}] < -60);
    CHECK(map[{5, 1}] < map[{3, 1}]);
}

TEST_CASE("a fleeing monster bites when cornered, a magically frightened one does not", "[play][fleeing]") {
    Scenario s{"##########\n#m@......#\n##########\n"};
    stand_at(s, {2, 1});
    make_tough(s);
    Monster& monkey = add_live_creature(s, MonsterKind::Monkey, {1, 1}, MonsterState::Fleeing);
    monkey.set(MonsterMark::PermanentlyFleeing);
    give(s, monkey, ItemKind::Ration);
    let_act(s, monkey);
    CHECK(monkey.state == MonsterState::Fleeing);
    CHECK(s.count<Struck>() == 1);
    CHECK(monkey.vitals.ticks == monkey.attack_ticks());
    s.events.clear();
    monkey.clear(MonsterMark::PermanentlyFleeing);
    monkey.vitals.statuses.set(Status::Frightened, 100);
    for (int i = 0; i < 10; ++i) let_act(s, monkey);
    CHECK(s.count<Struck>() == 0);
    CHECK(monkey.state == MonsterState::Fleeing);
    // With room to run it runs.
    stand_at(s, {5, 1});
    monkey.at = {6, 1};
    s.game.rounds = 1;
    let_act(s, monkey);
    CHECK(monkey.at == Pos{7, 1});
}

TEST_CASE("magical fear makes wanderers and hunters flee, and afterwards they hunt", "[play][fleeing]") {
    for (const MonsterState state : {MonsterState::Wandering, MonsterState::Hunting}) {
        Scenario s{hall(30, 9, {10, 4})};
        make_tough(s);
        Monster& kobold = add_live_creature(s, MonsterKind::Kobold, {11, 4}, state);
        kobold.health = kobold.max_health = 500;
        kobold.vitals.statuses.set(Status::Frightened, 12);
        rest(s, 10);
        CHECK(s.count<Struck>() == 0);
        CHECK(kobold.state == MonsterState::Fleeing);
        CHECK(king_distance(kobold.at, s.game.hero.at) > 5);
        rest(s, 4);
        CHECK(kobold.state != MonsterState::Fleeing);
    }
    // A sleeper does not react to being frightened.
    Scenario s{hall(30, 9, {2, 4})};
    Monster& sleeper = add_live_creature(s, MonsterKind::Kobold, {27, 4}, MonsterState::Sleeping);
    sleeper.vitals.statuses.set(Status::Frightened, 100);
    s.game.hero.stealth_range = 1;
    let_act(s, sleeper);
    CHECK(sleeper.state == MonsterState::Sleeping);
}

TEST_CASE("a magically frightened creature waits where an enemy bars its way out, and passes a friend",
          "[play][fleeing]") {
    // The only way leads east, past whoever stands there.
    const auto flees = [](bool is_enemy, bool is_magical) {
        Scenario s{"##################\n#@...............#\n##################\n"};
        make_tough(s);
        Monster& kobold = add_live_creature(s, MonsterKind::Kobold, {2, 1}, MonsterState::Fleeing);
        kobold.set(MonsterMark::PermanentlyFleeing);
        if (is_magical) kobold.vitals.statuses.set(Status::Frightened, 100);
        Monster& other = add_live_creature(s, MonsterKind::Goblin, {3, 1});
        other.health = other.max_health = 1000;
        if (is_enemy) other.vitals.statuses.set(Status::Discordant, 1000);
        s.look();
        for (int i = 0; i < 10; ++i) let_act(s, kobold);
        return s.count<Struck>() > 0 || other.health < other.max_health;
    };
    CHECK_FALSE(flees(true, true));
    CHECK_FALSE(flees(false, true));
    CHECK(flees(true, false));
}

TEST_CASE("a frightened ally flees without attacking, and returns to the hero afterwards",
          "[play][fleeing]") {
    for (const bool discordant : {false, true})
        for (const bool joined_hero : {false, true}) {
            Scenario s{hall(30, 9, {10, 4})};
            make_tough(s);
            Monster& ally = add_ally(s, MonsterKind::Goblin, {12, 4});
            ally.health = ally.max_health = 500;
            // Some are friends from the first, without ever having joined him.
            if (!joined_hero) ally.clear(MonsterMark::FollowsHero);
            if (discordant) ally.vitals.statuses.set(Status::Discordant, 100);
            add_live_creature(s, MonsterKind::Ogre, {13, 4}).vitals.ticks = 1'000'000;
            const Monster& friendly = s.level().monsters[0];
            s.level().monsters[0].vitals.statuses.set(Status::Frightened, 12);
            rest(s, 10);
            CHECK(s.count<Struck>() == 0);
            CHECK(king_distance(friendly.at, s.game.hero.at) > 4);
            CHECK(friendly.is_ally());
            s.level().monsters[0].vitals.statuses.end(Status::Discordant);
            rest(s, 12);
            CHECK(friendly.is_ally());
            CHECK(s.count<Struck>() > 0);
        }
}

TEST_CASE("a fleeing monster that cannot see the hero keeps fleeing from where he was", "[play][fleeing]") {
    Scenario s{"##############\n#@...........#\n##############\n"};
    Monster& monkey = add_live_creature(s, MonsterKind::Monkey, {4, 1}, MonsterState::Fleeing);
    monkey.set(MonsterMark::PermanentlyFleeing);
    give(s, monkey, ItemKind::Ration);
    let_act(s, monkey);
    CHECK(monkey.at == Pos{5, 1});
    // The hero is on its other side now, and it cannot see that.
    s.game.hero.at = {11, 1};
    s.game.here().known.in_view.clear();
    let_act(s, monkey);
    CHECK(monkey.at == Pos{6, 1});
    s.look();
    let_act(s, monkey);
    CHECK(monkey.at == Pos{5, 1});
}

TEST_CASE("a thief with a key stays put until it has seen the hero", "[play][fleeing]") {
    Scenario s{"##############\n#@...#.......#\n##############\n"};
    Monster& monkey = add_live_creature(s, MonsterKind::Monkey, {8, 1}, MonsterState::Fleeing);
    monkey.set(MonsterMark::PermanentlyFleeing);
    give(s, monkey, ItemKind::DoorKey);
    for (int i = 0; i < 20; ++i) let_act(s, monkey);
    CHECK(monkey.at == Pos{8, 1});
    // A thief with nothing left to carry away comes back.
    s.level().items.clear();
    let_act(s, monkey);
    CHECK_FALSE(monkey.has(MonsterMark::PermanentlyFleeing));
    CHECK(monkey.state != MonsterState::Fleeing);
}

TEST_CASE("monsters that flee near death do so at a quarter of their health, until they have healed",
          "[play][fleeing]") {
    Scenario s{hall(40, 9, {10, 4})};
    s.game.hero.stealth_range = 14;
    Monster& wraith = add_live_creature(s, MonsterKind::Wraith, {16, 4});
    REQUIRE(wraith.max_health == 50);
    wraith.health = 13;
    let_act(s, wraith);
    CHECK(wraith.state == MonsterState::Hunting);
    wraith.health = 12;
    let_act(s, wraith);
    CHECK(wraith.state == MonsterState::Fleeing);
    wraith.health = 37;
    let_act(s, wraith);
    CHECK(wraith.state == MonsterState::Fleeing);
    wraith.health = 38;
    let_act(s, wraith);
    CHECK(wraith.state == MonsterState::Hunting);
    Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {16, 6});
    goblin.health = 1;
    let_act(s, goblin);
    CHECK(goblin.state == MonsterState::Hunting);
}

TEST_CASE("wandering monsters walk out of harmful gas, and stay in gas that does not harm them",
          "[play][fleeing]") {
    Scenario s{"#########\n#.......#\n#.......#\n###+#####\n#......@#\n#########\n"};
    for (int x = 1; x <= 7; ++x)
        for (int y = 1; y <= 2; ++y) {
            s.level().layers[Layer::Gas][{x, y}] = Terrain::CausticGas;
            s.level().layers.gas_volume[{x, y}] = 100;
        }
    Monster& rat = add_live_creature(s, MonsterKind::Rat, {6, 1}, MonsterState::Wandering);
    Moment now{s};
    int steps = 0;
    for (; steps < 10 && rat.at.y < 4; ++steps) {
        rat.state = MonsterState::Wandering;
        if (!leave_harm(now.acting(rat))) break;
    }
    // Through the door: doors look clean, but are no refuge.
    if (rat.at.y == 3) CHECK_FALSE(leave_harm(now.acting(rat)));
    CHECK(rat.at.y >= 3);
    CHECK(steps <= 5);
    Monster& totem = add_live_creature(s, MonsterKind::Golem, {6, 1}, MonsterState::Wandering);
    totem.stats.behaviors |= Behaviors{Behavior::Inanimate};
    Moment calm{s};
    CHECK_FALSE(leave_harm(calm.acting(totem)));
}

TEST_CASE("a burning monster walks out of the fire, and then goes on as before", "[play][fleeing]") {
    for (const bool is_friend : {false, true}) {
        INFO(is_friend);
        Scenario s{"##########\n#........#\n#........#\n########@#\n##########\n"};
        for (int x = 1; x <= 4; ++x)
            for (int y = 1; y <= 2; ++y) s.level().layers[Layer::Surface][{x, y}] = Terrain::PlainFire;
        Monster& leader = add_live_creature(s, MonsterKind::Goblin, {7, 1}, MonsterState::Wandering);
        leader.vitals.ticks = 1'000'000;
        Monster& burning = is_friend
                               ? add_ally(s, MonsterKind::Monkey, {1, 1})
                               : add_live_creature(s, MonsterKind::Monkey, {1, 1}, MonsterState::Wandering);
        if (!is_friend) burning.leader = ActorId{1};
        burning.vitals.statuses.set(Status::Burning, 7);
        for (int steps = 0; steps < 4; ++steps) let_act(s, burning);
        CHECK(burning.at.x >= 5);
        Moment now{s};
        CHECK_FALSE(leave_harm(now.acting(burning)));
    }
}

TEST_CASE("allies flee from all of the hero's enemies at once", "[play][fleeing]") {
    Scenario s{hall(40, 9, {2, 4})};
    add_live_creature(s, MonsterKind::Ogre, {10, 4});
    add_live_creature(s, MonsterKind::Ogre, {20, 4});
    const Grid<std::int32_t>& map = s.caches.flight.from_foes(s.game, s.caches.scratch);
    CHECK(map[{38, 4}] < map[{24, 4}]);
    CHECK(map[{15, 4}] > map[{30, 4}]);
    CHECK(map[s.game.hero.at] == unreachable);
}

TEST_CASE("an attack turns a fleeing monster around, but no thieves and none near death", "[play][fleeing]") {
    const auto state_after = [](MonsterKind kind, int health_percent, bool for_good, bool by_ally) {
        Scenario s{long_hall};
        make_tough(s);
        Monster& runner = add_live_creature(s, kind, {2, 3}, MonsterState::Fleeing);
        runner.max_health = 1000;
        runner.health = health_percent * 10;
        if (for_good) runner.set(MonsterMark::PermanentlyFleeing);
        Monster& ally = add_ally(s, MonsterKind::Ogre, {3, 3});
        s.look();
        Moment now{s};
        const int before = runner.health;
        for (int i = 0; i < 100 && runner.health == before; ++i) {
            runner.state = MonsterState::Fleeing;
            strike(now.turn, now.level, by_ally ? ally : s.game.hero, runner);
        }
        REQUIRE(runner.health < before);
        return runner.state;
    };
    for (const bool by_ally : {false, true}) {
        CHECK(state_after(MonsterKind::Wraith, 50, false, by_ally) == MonsterState::Hunting);
        CHECK(state_after(MonsterKind::Goblin, 10, false, by_ally) == MonsterState::Hunting);
        CHECK(state_after(MonsterKind::Wraith, 20, false, by_ally) == MonsterState::Fleeing);
        CHECK(state_after(MonsterKind::Monkey, 50, true, by_ally) == MonsterState::Fleeing);
    }
}

}  // namespace cellophane
