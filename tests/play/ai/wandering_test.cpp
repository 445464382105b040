#include <set>

#include "kit/grid/field_of_view.h"
#include "play/ai/wandering.h"
#include "play/combat/bolt.h"
#include "play/combat/conjuring.h"
#include "play/creature_scene.h"
#include "play/society/leadership.h"
#include "play/time/level_change.h"
#include "support/catch.h"

// Wandering creatures, with or without the hero as their goal (rules/monsters.md 9.11).

namespace cellophane {

namespace {

/// Three rooms in a row, a waypoint in each; the hero far off behind a wall.
struct Rooms {
    Scenario s{
        "##############################\n"
        "#......#.......#.......###...#\n"
        "#......+.......+.......###.@.#\n"
        "#......#.......#.......###...#\n"
        "##############################\n"};
    Rooms() { s.level().waypoints = {{3, 2}, {11, 2}, {19, 2}}; }
};

}  // namespace

TEST_CASE("a wandering monster visits one waypoint after another", "[play][wandering]") {
    Rooms rooms;
    Scenario& s = rooms.s;
    Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {2, 1}, MonsterState::Wandering);
    std::set<int> visited;
    int idle = 0;
    Pos before = goblin.at;
    for (int i = 0; i < 150; ++i) {
        let_act(s, goblin);
        idle += goblin.at == before ? 1 : 0;
        before = goblin.at;
        for (int w = 0; w < 3; ++w)
            if (s.level().waypoints[static_cast<std::size_t>(w)] == goblin.at) visited.insert(w);
    }
    CHECK(visited.size() == 3);
    CHECK(idle <= 5);
}

TEST_CASE("a wandering monster goes to the nearest waypoint not visited lately", "[play][wandering]") {
    Rooms rooms;
    Scenario& s = rooms.s;
    Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {11, 1}, MonsterState::Wandering);
    goblin.wandering.target = 1;
    goblin.at = {11, 2};
    // Everything else was visited: two of three are forgotten at random, the one it comes from is not.
    goblin.wandering.visited = 0b101;
    let_act(s, goblin);
    CHECK(goblin.wandering.target != 1);
    CHECK(goblin.wandering.target >= 0);
}

TEST_CASE("unreachable and distant waypoints are no goals", "[play][wandering]") {
    Rooms rooms;
    Scenario& s = rooms.s;
    s.level().waypoints = {{27, 1}};
    Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {3, 2}, MonsterState::Wandering);
    let_act(s, goblin);
    CHECK(goblin.wandering.target == -1);
    s.level().waypoints.clear();
    goblin.wandering.target = 0;
    for (int i = 0; i < 5; ++i) let_act(s, goblin);
    CHECK(goblin.wandering.target == -1);
    CHECK(goblin.at != Pos{3, 2});
}

TEST_CASE("a monster that loses the hero wanders to the place where it last knew him", "[play][wandering]") {
    Rooms rooms;
    Scenario& s = rooms.s;
    Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {3, 2});
    goblin.wandering.hero_was_at = {20, 1};
    goblin.wandering.visited = 0b111;
    let_act(s, goblin);
    CHECK(goblin.state == MonsterState::Wandering);
    CHECK(goblin.wandering.target == 2);
}

TEST_CASE("paths to waypoints avoid sleeping monsters, statues and captives", "[play][wandering]") {
    Rooms rooms;
    Scenario& s = rooms.s;
    const auto steps_to_last = [&] {
        return s.caches.waypoints.look_at(s.game.here(), s.caches.environment.active).to(2, {3, 2})[{3, 2}];
    };
    CHECK(steps_to_last() == 16);
    add_live_creature(s, MonsterKind::Ogre, {15, 2}, MonsterState::Sleeping);
    CHECK(steps_to_last() == unreachable);
    s.level().monsters[0].state = MonsterState::Hunting;
    CHECK(steps_to_last() == 16);
    // A place that moves leads elsewhere.
    s.level().waypoints[2] = {4, 2};
    CHECK(steps_to_last() == 1);
}

TEST_CASE("wandering monsters that meet in a corridor do not block each other for long",
          "[play][wandering]") {
    constexpr std::string_view corridor = R"(
        #############################
        #....###################....#
        #...........................#
        #....###################....#
        #######.#####################
        #@......#####################
        #############################
    )";
    for (std::uint64_t key = 1; key <= 10; ++key) {
        Scenario s{corridor, key};
        s.game.harmless = true;
        s.level().waypoints = {{2, 2}, {26, 2}};
        Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {13, 2}, MonsterState::Wandering);
        Monster& ogre = add_live_creature(s, MonsterKind::Ogre, {15, 2}, MonsterState::Wandering);
        goblin.wandering.target = 1;
        ogre.wandering.target = 0;
        // A wanderer that finds the other in its way turns back, and is out once it has walked to that end.
        for (int i = 0; i < 12; ++i) {
            let_act(s, goblin);
            let_act(s, ogre);
        }
        INFO(key << ": " << goblin.at.x << ' ' << ogre.at.x);
        const auto is_out = [](const Monster& monster) { return monster.at.x < 5 || monster.at.x > 23; };
        CHECK((is_out(goblin) || is_out(ogre)));
    }
}

TEST_CASE("followers stay near their leader and move about", "[play][wandering]") {
    Scenario s{hall(40, 11, {38, 9})};
    Monster& leader = add_live_creature(s, MonsterKind::Goblin, {5, 5}, MonsterState::Wandering);
    Monster& follower = add_live_creature(s, MonsterKind::Goblin, {20, 5}, MonsterState::Wandering);
    follower.leader = ActorId{1};
    for (int i = 0; i < 13; ++i) let_act(s, follower);
    CHECK(king_distance(follower.at, leader.at) == 2);
    const auto restlessness = [&] {
        int moved = 0;
        for (int i = 0; i < 1000; ++i) {
            follower.at = {6, 5};
            let_act(s, follower);
            moved += follower.at != Pos{6, 5} ? 1 : 0;
        }
        return moved;
    };
    const int idle = restlessness();
    CHECK(idle >= 250);
    CHECK(idle <= 350);
    leader.set(MonsterMark::Captive);
    const int guard = restlessness();
    CHECK(guard <= 150);
    leader.clear(MonsterMark::Captive);
    leader.stats.behaviors |= Behaviors{Behavior::Immobile};
    // One direction in eight is the leader's own.
    CHECK(restlessness() >= 830);
}

TEST_CASE("a wandering monster attacks an enemy beside it", "[play][wandering]") {
    Scenario s{hall(20, 9, {17, 7})};
    Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {5, 4}, MonsterState::Wandering);
    add_ally(s, MonsterKind::Ogre, {6, 4});
    let_act(s, goblin);
    CHECK(s.count<Struck>() == 1);
    CHECK(goblin.vitals.ticks == goblin.attack_ticks());
}

TEST_CASE("a monster new on a level counts half of the waypoints as visited", "[play][wandering]") {
    constexpr std::string_view hall_with_room = R"(
        ##############################
        #@...........................#
        #............................#
        ##############################
    )";
    int visited = 0;
    constexpr int creatures = 50;
    for (std::uint64_t key = 1; key <= creatures; ++key) {
        Scenario s{hall_with_room, key};
        Monster& goblin = add_live_creature(s, MonsterKind::GoblinConjurer, {10, 2});
        Moment now{s};
        const Monster blade = called(MonsterKind::SpectralBlade, {11, 2}, goblin, true, s.game.play);
        for (int i = 0; i < 40; ++i) visited += (blade.wandering.visited >> i & 1) != 0 ? 1 : 0;
        s.level().monsters.push_back(newborn(MonsterKind::Rat, std::nullopt, {12, 2}));
        welcome_newcomers(s.game, goblin.id.value);
        for (int i = 0; i < 40; ++i)
            visited += (s.level().monsters.back().wandering.visited >> i & 1) != 0 ? 1 : 0;
    }
    CHECK(visited > creatures * 80 * 45 / 100);
    CHECK(visited < creatures * 80 * 55 / 100);
}

TEST_CASE("waypoints are set anew when the hero comes back or tunnels", "[play][wandering]") {
    const auto covers = [](const Level& level, Pos at) {
        BitGrid seen{level.size()};
        for (const Pos waypoint : level.waypoints) {
            seen.set(waypoint);
            field_of_view(level.layers.cells_with(scent_blockers), waypoint, 1000, seen);
        }
        return seen.test(at);
    };
    Scenario s = with_below(stairs_above, stairs_below);
    s.level().waypoints = {{1, 1}};
    Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {1, 3}, MonsterState::Sleeping);
    goblin.wandering.target = 0;
    {
        Turn turn{s.game, s.events, s.caches};
        change_level(turn, 6, ArrivedBy::StairsDown);
        CHECK(covers(s.level(), {16, 2}));
        CHECK(s.level().waypoints.size() <= 40);
        // The level has changed meanwhile: there is a room where there was rock.
        TerrainLayers& above = s.game.places[4]->level.layers;
        above[Layer::Dungeon][{14, 1}] = Terrain::Floor;
        change_level(turn, 5, ArrivedBy::StairsUp);
    }
    CHECK(covers(s.level(), {14, 1}));
    CHECK(goblin.wandering.target == -1);

    Scenario dug{R"(
        ####################
        #...################
        #@..######.........#
        #...################
        ####################
    )"};
    dug.level().waypoints = {{1, 1}};
    Moment now{dug};
    cast_bolt(now.turn, now.level, dug.game.hero, Bolt::Tunneling, 6, {12, 2});
    CHECK(covers(dug.level(), {17, 2}));
    // A bolt that digs nothing changes nothing.
    dug.level().waypoints = {{1, 1}};
    cast_bolt(now.turn, now.level, dug.game.hero, Bolt::Firebolt, 6, {12, 2});
    CHECK(dug.level().waypoints == std::vector<Pos>{{1, 1}});
}

TEST_CASE("of the places it has been to a wanderer forgets two at most, and all when none is left",
          "[play][wandering]") {
    int recalled = 0;
    for (std::uint64_t key = 1; key <= 20; ++key) {
        Scenario s{hall(40, 9, {38, 1}), key};
        s.game.here().known.in_view.clear();
        s.level().waypoints.clear();
        for (int i = 0; i < 10; ++i) s.level().waypoints.push_back({3 + 3 * i, 4});
        Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {3, 4}, MonsterState::Wandering);
        s.game.hero.stealth_range = 0;
        goblin.wandering.target = 0;
        goblin.wandering.visited = 0b1111111111;
        let_act(s, goblin);
        int forgotten = 0;
        for (int i = 0; i < 10; ++i) forgotten += (goblin.wandering.visited >> i & 1) == 0 ? 1 : 0;
        // Where it comes from counts as visited once more; if that alone was forgotten, all are.
        CHECK((forgotten == 1 || forgotten == 2 || forgotten == 10));
        if (forgotten < 10) {
            ++recalled;
            CHECK(goblin.wandering.target > 0);
            CHECK((goblin.wandering.visited >> goblin.wandering.target & 1) == 0);
        }
    }
    CHECK(recalled >= 17);
    Scenario s{hall(40, 9, {38, 1})};
    s.game.here().known.in_view.clear();
    s.game.hero.stealth_range = 0;
    s.level().waypoints = {{3, 4}};
    Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {3, 4}, MonsterState::Wandering);
    goblin.wandering.target = 0;
    goblin.wandering.visited = ~std::uint64_t{0};
    let_act(s, goblin);
    CHECK(goblin.wandering.visited == 0);
}

}  // namespace cellophane
