#include "play/ai/hunting.h"
#include "play/creature_scene.h"
#include "play/effects/burning.h"
#include "play/effects/ground_effects.h"
#include "play/effects/monster_remains.h"
#include "support/catch.h"
#include "world/environment/promotion.h"

// How hunters come after the hero, and what stops them (rules/monsters.md 7.1, 8 and 9.2; rules/claims.md).

namespace cellophane {

namespace {

/// A corridor all around a block of rock, the hero in its north-western corner.
std::string loop_of_corridors(int width, int height) {
    std::string picture;
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            const bool rim = x == 0 || y == 0 || x == width - 1 || y == height - 1;
            const bool inside = x > 1 && y > 1 && x < width - 2 && y < height - 2;
            picture += x == 1 && y == 1 ? '@' : rim || inside ? '#' : '.';
        }
        picture += '\n';
    }
    return picture;
}

/// The next step clockwise around such a loop.
Direction clockwise(Size size, Pos at) {
    if (at.y == 1 && at.x < size.width - 2) return Direction::East;
    if (at.x == size.width - 2 && at.y < size.height - 2) return Direction::South;
    if (at.y == size.height - 2 && at.x > 1) return Direction::West;
    return Direction::North;
}

/// A hunter without bolts and summoning.
Monster& add_runner(Scenario& s, MonsterKind kind, Pos at) {
    Monster& monster = add_live_creature(s, kind, at);
    monster.stats.bolts = {};
    monster.stats.abilities = monster.stats.abilities.without({Ability::Summons});
    return monster;
}

void walk(Scenario& s, Direction toward) {
    s.game.horde_fuse = 1000;
    s.game.hero.nutrition = full_nutrition;
    make_tough(s);
    s.play(Move{toward});
}

/// Turns until a creature that starts ten cells behind the running hero has caught up with the hero.
int turns_to_catch_up(MonsterKind kind, std::uint64_t key) {
    Scenario s{hall(79, 7, {12, 3}), key};
    s.game.hero.stealth_range = 14;
    Monster& runner = add_runner(s, kind, {2, 3});
    for (int turn = 1; turn <= 62; ++turn) {
        s.game.hero.stealth_range = 14;
        walk(s, Direction::East);
        if (king_distance(runner.at, s.game.hero.at) == 1) return turn;
    }
    return 1000;
}

/// How far a hunter follows a hero that hovers beyond a strip of terrain, in so many turns.
struct Pursuit {
    int easternmost = 0;
    bool wandered = false;
    bool alive = true;
};

Pursuit pursue_across(MonsterKind kind, Layer layer, Terrain strip, int hero_x, int turns) {
    Scenario s{hall(30, 7, {8, 3}), 5};
    for (int x = 10; x <= 15; ++x)
        for (int y = 1; y <= 5; ++y) s.level().layers[layer][{x, y}] = strip;
    s.look();
    Monster& hunter = add_runner(s, kind, {5, 3});
    hunter.stats.abilities = {};
    while (s.game.hero.at.x < hero_x) {
        s.game.hero.vitals.statuses.set(Status::Levitating, 10);
        walk(s, Direction::East);
    }
    Pursuit pursuit;
    for (int i = 0; i < turns; ++i) {
        rest(s);
        if (s.level().monsters.empty()) {
            pursuit.alive = false;
            break;
        }
        pursuit.easternmost = std::max(pursuit.easternmost, hunter.at.x);
        pursuit.wandered = pursuit.wandered || hunter.state == MonsterState::Wandering;
    }
    return pursuit;
}

}  // namespace

TEST_CASE("a goblin stays at the heels of a running hero for 500 steps", "[play][tracking][E01]") {
    for (const MonsterKind kind : {MonsterKind::Kobold, MonsterKind::Goblin}) {
        INFO(monster_rows[kind].name);
        Scenario s{loop_of_corridors(20, 12)};
        Monster& hunter = add_live_creature(s, kind, {1, 2});
        int farthest = 0;
        for (int i = 0; i < 500; ++i) {
            walk(s, clockwise(s.level().size(), s.game.hero.at));
            farthest = std::max(farthest, king_distance(hunter.at, s.game.hero.at));
        }
        CHECK(hunter.state == MonsterState::Hunting);
        // A thrust over two cells costs a goblin a step.
        CHECK(farthest <= 3);
        CHECK(king_distance(hunter.at, s.game.hero.at) <= 3);
    }
}

TEST_CASE("a hunter follows the exact trail through a maze", "[play][tracking]") {
    Scenario s{
        "#############\n#@....#.....#\n#.###.#.###.#\n#.#.#.#.#.#.#\n#.#.#...#...#\n"
        "#...#####.###\n#.#.......#.#\n#############\n"};
    s.game.hero.stealth_range = 14;
    Monster& kobold = add_runner(s, MonsterKind::Kobold, {1, 2});
    std::vector<Pos> trail{s.game.hero.at};
    std::vector<Pos> steps;
    const std::string way = "EEEESSSEENNNEEEESSS";
    for (const char c : way) {
        walk(s, c == 'E'   ? Direction::East
                : c == 'S' ? Direction::South
                : c == 'N' ? Direction::North
                           : Direction::West);
        trail.push_back(s.game.hero.at);
        steps.push_back(kobold.at);
    }
    for (const Pos at : steps) {
        INFO(at.x << "," << at.y);
        CHECK((at == Pos{1, 2} || std::find(trail.begin(), trail.end(), at) != trail.end() ||
               std::any_of(trail.begin(), trail.end(), [&](Pos p) { return king_distance(p, at) == 1; })));
    }
    CHECK(king_distance(kobold.at, s.game.hero.at) <= 2);
}

TEST_CASE("jackals, bats, wraiths, furies and dragons catch up with a running hero",
          "[play][tracking][E10]") {
    for (const MonsterKind kind :
         {MonsterKind::Jackal, MonsterKind::Wraith, MonsterKind::Fury, MonsterKind::Dragon}) {
        INFO(monster_rows[kind].name);
        CHECK(turns_to_catch_up(kind, 3) <= 15);
    }
    CHECK(turns_to_catch_up(MonsterKind::Kobold, 3) == 1000);
    int caught = 0;
    for (std::uint64_t key = 1; key <= 12; ++key)
        caught += turns_to_catch_up(MonsterKind::VampireBat, key) <= 60 ? 1 : 0;
    CHECK(caught >= 9);
}

TEST_CASE("most monsters do not enter deep water after the hero, flying ones cross it",
          "[play][tracking][E15]") {
    const Pursuit goblin = pursue_across(MonsterKind::Goblin, Layer::Liquid, Terrain::DeepWater, 25, 200);
    CHECK(goblin.easternmost == 9);
    CHECK(goblin.wandered);
    const Pursuit bat = pursue_across(MonsterKind::VampireBat, Layer::Liquid, Terrain::DeepWater, 20, 40);
    CHECK(bat.easternmost >= 16);
}

TEST_CASE("nagas and salamanders follow the hero through deep water", "[play][tracking][E11]") {
    for (const MonsterKind kind : {MonsterKind::Naga, MonsterKind::Salamander}) {
        INFO(monster_rows[kind].name);
        Scenario s{hall(30, 7, {10, 3}), 5};
        for (int x = 12; x <= 17; ++x)
            for (int y = 1; y <= 5; ++y) s.level().layers[Layer::Liquid][{x, y}] = Terrain::DeepWater;
        s.look();
        Monster& hunter = add_runner(s, kind, {5, 3});
        hunter.stats.abilities = {};
        s.game.hero.pack.items.clear();
        s.game.hero.pack.wielded = s.game.hero.pack.worn = -1;
        int swum = 0;
        for (int i = 0; i < 14; ++i) {
            walk(s, Direction::East);
            if (hunter.at.x >= 12 && hunter.at.x <= 17) ++swum;
        }
        CHECK(s.game.hero.at.x >= 20);
        CHECK(swum >= 3);
        CHECK(hunter.at.x >= 17);
    }
}

TEST_CASE("monsters stop at lava and fire that the hero has crossed", "[play][tracking][E34]") {
    const Pursuit lava = pursue_across(MonsterKind::Goblin, Layer::Liquid, Terrain::Lava, 20, 40);
    CHECK(lava.alive);
    CHECK(lava.easternmost == 9);
    Scenario s{hall(20, 5, {12, 2})};
    Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {8, 2});
    for (int y = 1; y <= 3; ++y) s.level().layers[Layer::Surface][{9, y}] = Terrain::PlainFire;
    let_act(s, goblin);
    CHECK(goblin.at.x <= 8);
}

TEST_CASE("a hunter follows up to a chasm and stops at its edge", "[play][tracking][E19]") {
    const Pursuit goblin = pursue_across(MonsterKind::Goblin, Layer::Liquid, Terrain::Chasm, 16, 40);
    CHECK(goblin.alive);
    CHECK(goblin.easternmost == 9);
}

TEST_CASE("most monsters do not jump into a chasm after the hero", "[play][tracking][E18]") {
    Scenario s{"#######\n#..@:.#\n#.....#\n#######\n"};
    add_live_creature(s, MonsterKind::Goblin, {2, 1});
    s.game.seed = 11;
    make_tough(s);
    s.play(Move{Direction::East});
    if (s.game.question != Question::None) s.play(Answer{true});
    for (int i = 0; i < 3 && s.game.depth == 5; ++i) rest(s);
    REQUIRE(s.game.depth == 6);
    const Level& above = s.game.places[4]->level;
    REQUIRE(above.monsters.size() == 1);
    CHECK(above.monsters[0].kind == MonsterKind::Goblin);
    CHECK(s.game.travelers.empty());
}

TEST_CASE("a hunter following the hero steps on traps, visible or hidden", "[play][tracking][E20]") {
    for (const Terrain plate : {Terrain::NetTrap, Terrain::HiddenNetTrap}) {
        Scenario s{"############\n#....@.....#\n############\n"};
        s.level().layers[Layer::Dungeon][{7, 1}] = plate;
        s.game.hero.vitals.statuses.set(Status::Levitating, 100);
        s.look();
        Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {2, 1});
        goblin.stats.abilities = {};
        s.game.hero.stealth_range = 14;
        for (int i = 0; i < 5; ++i) {
            walk(s, Direction::East);
            if (s.game.question != Question::None) s.play(Answer{true});
        }
        for (int i = 0; i < 5; ++i) rest(s);
        CHECK(s.count<PlatePressed>() == 1);
    }
}

TEST_CASE("caustic gas and fire hurt an ogre", "[play][tracking][E23]") {
    Scenario s{hall(20, 7, {15, 3})};
    Monster& ogre = add_live_creature(s, MonsterKind::Ogre, {4, 3});
    s.level().layers[Layer::Gas][ogre.at] = Terrain::CausticGas;
    s.level().layers.gas_volume[ogre.at] = 500;
    Moment now{s};
    apply_gradual_effects(now.level, ogre, 100);
    // A fifteenth of 55.
    CHECK(ogre.health == 52);
    s.level().layers[Layer::Gas][ogre.at] = Terrain::Nothing;
    set_alight(now.turn, ogre, s.level().layers);
    CHECK(ogre.has(Status::Burning));
    ogre.vitals.ticks = 100000;
    rest(s, 3);
    CHECK(ogre.health <= 52 - 2);
    CHECK(ogre.health >= 52 - 9);
}

TEST_CASE("a gas trap set off behind the hero catches his pursuer", "[play][tracking][E24]") {
    Scenario s{"####################\n#.......@..........#\n####################\n"};
    Monster& ogre = add_live_creature(s, MonsterKind::Ogre, {6, 1});
    s.level().layers[Layer::Dungeon][{4, 1}] = Terrain::CausticGasTrap;
    s.game.hero.health = s.game.hero.max_health = 1000;
    {
        Moment now{s};
        place_feature(now.level.around(), Feature::CausticTrapCloud, {4, 1});
    }
    bool caught = false;
    for (int i = 0; i < 6 && !caught; ++i) {
        s.play(Move{Direction::East});
        caught = ogre.health < ogre.max_health || ogre.has(Status::Poisoned);
        CHECK_FALSE(s.game.hero.vitals.statuses.has(Status::Poisoned));
        CHECK(s.count<HurtByTerrain>() == 0);
    }
    CHECK(caught);
}

TEST_CASE("a confused monster beside lava mostly walks into it", "[play][tracking][E25]") {
    int died = 0;
    for (std::uint64_t key = 1; key <= 100; ++key) {
        Scenario s{"##########\n#llllllll#\n#.......@#\n#llllllll#\n##########\n", key};
        make_tough(s);
        add_live_creature(s, MonsterKind::Goblin, {3, 2}).vitals.statuses.set(Status::Confused, 25);
        for (int i = 0; i < 25 && !s.level().monsters.empty(); ++i) rest(s);
        died += s.level().monsters.empty() ? 1 : 0;
    }
    CHECK(died >= 80);
}

TEST_CASE("a monster burning up in lava ignites confusion gas around it", "[play][tracking][E26]") {
    Scenario s{"##########\n#.......@#\n#..l.....#\n#........#\n##########\n"};
    for (int x = 2; x <= 5; ++x)
        for (int y = 1; y <= 3; ++y) {
            s.level().layers[Layer::Gas][{x, y}] = Terrain::ConfusionGas;
            s.level().layers.gas_volume[{x, y}] = 100;
        }
    Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {3, 2});
    Moment now{s};
    apply_instant_effects(now.level, goblin);
    CHECK(goblin.vitals.dead);
    remove_dead(s.level());
    bool burned = false;
    for (int i = 0; i < 5 && !burned; ++i) {
        rest(s);
        for (int j = 0; j < s.level().size().area(); ++j)
            burned = burned || s.level().layers.has(s.level().size().at(j), {TerrainProperty::Fire});
    }
    CHECK(burned);
}

TEST_CASE("a hero who swims away leaves a hunting goblin on the shore", "[play][tracking]") {
    Scenario s{"####################\n#.....@~~~~~~~~....#\n#......~~~~~~~~....#\n####################\n"};
    Monster& goblin = add_runner(s, MonsterKind::Goblin, {3, 1});
    goblin.stats.abilities = {};
    s.level().waypoints = {{2, 2}};
    for (int i = 0; i < 12; ++i) walk(s, Direction::East);
    CHECK(s.game.hero.at.x == 18);
    CHECK(goblin.at.x <= 6);
}

TEST_CASE("a hunter beside a trail lets it spread by one cell, one less fresh", "[play][tracking]") {
    Scenario s{"#########\n#...#####\n#....####\n#...#..@#\n#########\n"};
    Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {2, 2});
    Grid<std::uint16_t>& scent = s.game.here().scent;
    scent.fill(0);
    Moment now{s};
    SECTION("from two cells away") {
        scent[{4, 2}] = 500;
        CHECK(scent_direction(now.acting(goblin)) == Direction::East);
        CHECK(scent[{3, 2}] == 499);
        CHECK(scent[{1, 2}] == 0);
        CHECK(scent[{2, 1}] == 0);
        CHECK(scent[{2, 2}] == 0);
    }
    SECTION("only where it is at least two fresher") {
        scent[{4, 2}] = 1;
        CHECK(scent_direction(now.acting(goblin)) == Direction::count);
        CHECK(scent[{3, 2}] == 0);
        scent[{4, 2}] = 2;
        CHECK(scent_direction(now.acting(goblin)) == Direction::East);
        CHECK(scent[{3, 2}] == 1);
    }
    SECTION("not from three cells away") {
        scent[{5, 3}] = 500;
        CHECK(scent_direction(now.acting(goblin)) == Direction::count);
    }
}

TEST_CASE("what always hunts finds the hero without a trail, and then heeds none", "[play][tracking]") {
    Scenario s{
        "##############\n#.....#......#\n#.....#......#\n#.....#......#\n#............#\n#.....######.#\n"
        "#.....#@.....#\n##############\n"};
    s.game.here().scent.fill(0);
    Monster& hunter = add_runner(s, MonsterKind::Goblin, {3, 2});
    hunter.stats.behaviors |= {Behavior::AlwaysHunting};
    let_act(s, hunter);
    CHECK(hunter.has(MonsterMark::GivenUpOnScent));
    CHECK(hunter.state == MonsterState::Hunting);
    CHECK_FALSE(hunter.at == Pos{3, 2});
    // A trail that leads away is none of its business any more.
    s.game.here().scent[{1, 1}] = 1000;
    s.game.here().scent[{2, 1}] = 999;
    s.game.here().scent[{2, 2}] = 999;
    s.game.here().scent[{3, 2}] = 998;
    for (int i = 0; i < 5; ++i) let_act(s, hunter);
    CHECK(hunter.at.x >= 7);
    // Another one gives up.
    Scenario plain{"##########\n#..#.....#\n####..@..#\n##########\n"};
    plain.game.here().scent.fill(0);
    Monster& goblin = add_runner(plain, MonsterKind::Goblin, {1, 1});
    plain.game.hero.stealth_range = 1000;
    let_act(plain, goblin);
    CHECK(goblin.state == MonsterState::Wandering);
    CHECK_FALSE(goblin.has(MonsterMark::GivenUpOnScent));
}

TEST_CASE("what shoots webs comes straight at a hero in view, others follow his trail", "[play][tracking]") {
    for (const bool spins : {true, false}) {
        int moved = 0;
        for (std::uint64_t key = 1; key <= 40; ++key) {
            Scenario s{hall(30, 9, {20, 4}), key};
            s.game.hero.stealth_range = 14;
            Monster& hunter = add_runner(s, spins ? MonsterKind::Spider : MonsterKind::Goblin, {10, 4});
            if (spins) hunter.stats.bolts = monster_rows[MonsterKind::Spider].bolts;
            hunter.stats.abilities = {};
            // Stuck already: no more webs are shot at him.
            s.game.hero.vitals.statuses.set(Status::Stuck, 5);
            // Where he came from, so the trail says, is the other way.
            Grid<std::uint16_t>& scent = s.game.here().scent;
            scent.fill(0);
            scent[{10, 4}] = static_cast<std::uint16_t>(s.game.scent_clock - 20);
            scent[{9, 4}] = static_cast<std::uint16_t>(s.game.scent_clock - 15);
            let_act(s, hunter);
            if (hunter.at == Pos{10, 4}) continue;
            ++moved;
            CHECK(hunter.at == (spins ? Pos{11, 4} : Pos{9, 4}));
        }
        CHECK(moved >= 10);
    }
}

TEST_CASE("hunters and allies who blink do so up the hero's trail", "[play][tracking][blinking]") {
    for (const bool is_ally : {false, true}) {
        INFO(is_ally);
        Scenario s{
            "##########################\n#......................#.#\n######################.#.#\n"
            "######################...#\n########################.#\n########################@#\n"
            "##########################\n"};
        s.game.hero.stealth_range = 14;
        Grid<std::uint16_t>& scent = s.game.here().scent;
        scent.fill(0);
        for (int x = 1; x <= 22; ++x)
            scent[{x, 1}] = static_cast<std::uint16_t>(s.game.scent_clock - 3 * (26 - x));
        Monster& blinker = add_live_creature(s, MonsterKind::Goblin, {10, 1});
        if (is_ally) befriend(blinker);
        blinker.stats.bolts = monster_rows[MonsterKind::DarBlademaster].bolts;
        REQUIRE(blinker.stats.casts(Bolt::Blinking));
        blinker.stats.behaviors |= {Behavior::AlwaysCasts};
        let_act(s, blinker);
        CHECK(blinker.at.x > 11);
        CHECK(blinker.at.y == 1);
    }
}

}  // namespace cellophane
