#include <set>

#include "play/creature_scene.h"
#include "play/minds/wandering.h"
#include "support/catch.h"

// Those who look for the hero, or for nothing at all (spec 40, section 9.11).

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

TEST_CASE("a wanderer goes from place to place and forgets none for long", "[play][wandering]") {
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

TEST_CASE("the nearest place not visited lately comes first", "[play][wandering]") {
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

TEST_CASE("places beyond reach or too far are no goals", "[play][wandering]") {
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

TEST_CASE("who loses the hero goes to look where it last knew him to be", "[play][wandering]") {
    Rooms rooms;
    Scenario& s = rooms.s;
    Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {3, 2});
    goblin.wandering.hero_was_at = {20, 1};
    goblin.wandering.visited = 0b111;
    let_act(s, goblin);
    CHECK(goblin.state == MonsterState::Wandering);
    CHECK(goblin.wandering.target == 2);
}

TEST_CASE("sleepers, statues and captives are gone around", "[play][wandering]") {
    Rooms rooms;
    Scenario& s = rooms.s;
    const auto steps_to_last = [&] {
        s.plans.waypoints.look_at(s.game.here(), s.plans.environment.active);
        return s.plans.waypoints.to(s.game.here(), 2, {3, 2})[{3, 2}];
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

TEST_CASE("followers stay near their leader and fidget", "[play][wandering]") {
    Scenario s{hall(40, 11, {38, 9})};
    Monster& leader = add_live_creature(s, MonsterKind::Goblin, {5, 5}, MonsterState::Wandering);
    Monster& follower = add_live_creature(s, MonsterKind::Goblin, {20, 5}, MonsterState::Wandering);
    follower.leader = 0;
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
    leader.figures.behaviours |= Behaviours{Behaviour::Immobile};
    // One direction in eight is the leader's own.
    CHECK(restlessness() >= 830);
}

TEST_CASE("a wanderer strikes at whoever it comes upon", "[play][wandering]") {
    Scenario s{hall(20, 9, {17, 7})};
    Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {5, 4}, MonsterState::Wandering);
    add_ally(s, MonsterKind::Ogre, {6, 4});
    let_act(s, goblin);
    CHECK(s.count<Struck>() == 1);
    CHECK(goblin.vitals.ticks == goblin.attack_ticks());
}

}  // namespace cellophane
