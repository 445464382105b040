#include "play/society/leadership.h"

#include "play/creature_scene.h"
#include "support/catch.h"

// Who leads when a leader is lost (rules/monsters.md 4 and 6.6).

namespace cellophane {

namespace {

Monster& add_led(Scenario& s, const Monster& leader, Pos at) {
    Monster& follower = add_live_creature(s, MonsterKind::Goblin, at, MonsterState::Wandering);
    follower.leader = leader.id;
    follower.wandering.target = 0;
    return follower;
}

Traveler led_traveler(Scenario& s, const Monster& leader) {
    Monster monster = newborn(MonsterKind::Goblin, std::nullopt, {3, 3});
    monster.id = ActorId{++s.game.creatures_born};
    monster.leader = leader.id;
    return {.monster = std::move(monster), .inside = {}, .carried = {}, .depth = 6, .how = {}, .from = {}};
}

}  // namespace

TEST_CASE("the newest follower inherits the leader's followers and the way he was going", "[play][leaders]") {
    Scenario s{hall(20, 9, {2, 4})};
    Monster& leader = add_live_creature(s, MonsterKind::GoblinConjurer, {10, 4}, MonsterState::Wandering);
    leader.wandering.target = 7;
    Monster& old = add_led(s, leader, {11, 4});
    Monster& recent = add_led(s, leader, {12, 4});
    pass_on_leadership(s.game, leader);
    CHECK(recent.leader == no_actor);
    CHECK(old.leader == recent.id);
    CHECK(recent.wandering.target == 7);
    CHECK(old.wandering.target == 7);
}

TEST_CASE("those bound to a leader, and the dormant, lose him and inherit nothing", "[play][leaders]") {
    Scenario s{hall(20, 9, {2, 4})};
    Monster& leader = add_live_creature(s, MonsterKind::GoblinConjurer, {10, 4}, MonsterState::Wandering);
    Monster& heir = add_led(s, leader, {11, 4});
    Monster& bound = add_led(s, leader, {12, 4});
    bound.set(MonsterMark::BoundToLeader);
    Monster& dormant = add_led(s, leader, {13, 4});
    dormant.set(MonsterMark::Dormant);
    pass_on_leadership(s.game, leader);
    CHECK(bound.leader == no_actor);
    CHECK(dormant.leader == no_actor);
    CHECK(heir.leader == no_actor);
}

TEST_CASE("followers on other levels and between them come to the same heir", "[play][leaders]") {
    Scenario s{hall(20, 9, {2, 4})};
    s.game.places[5] = drawn_place(hall(20, 9, {-1, -1}), 6);
    Monster& leader = add_live_creature(s, MonsterKind::GoblinConjurer, {10, 4}, MonsterState::Wandering);
    leader.wandering.target = 7;
    Monster& heir = add_led(s, leader, {11, 4});
    Monster below = newborn(MonsterKind::Goblin, std::nullopt, {5, 5});
    below.id = ActorId{++s.game.creatures_born};
    below.leader = leader.id;
    below.wandering.target = 2;
    s.game.places[5]->level.monsters.push_back(below);
    s.game.travelers.push_back(led_traveler(s, leader));
    pass_on_leadership(s.game, leader);
    CHECK(heir.leader == no_actor);
    CHECK(s.game.places[5]->level.monsters[0].leader == heir.id);
    // Where he was going means nothing on another level.
    CHECK(s.game.places[5]->level.monsters[0].wandering.target == 2);
    CHECK(s.game.travelers[0].monster.leader == heir.id);
}

TEST_CASE("who leaves a level takes along what hides in it and nobody else", "[play][leaders]") {
    Scenario s{hall(20, 9, {2, 4})};
    Monster& leader = add_live_creature(s, MonsterKind::GoblinConjurer, {10, 4}, MonsterState::Wandering);
    const Monster& follower = add_led(s, leader, {11, 4});
    for (int i = 0; i < 3; ++i) {
        Monster& hidden = add_led(s, leader, {12 + i, 4});
        hidden.inside = i == 1 ? follower.id : leader.id;
    }
    const ActorId outside = follower.id;
    const ActorId id = leader.id;
    const Traveler traveler = take_leave(s.level(), leader);
    CHECK(traveler.monster.id == id);
    CHECK(traveler.from == Pos{10, 4});
    REQUIRE(traveler.inside.size() == 2);
    for (const Monster& hidden : traveler.inside) {
        CHECK(hidden.inside == id);
        CHECK(hidden.leader == no_actor);
    }
    // Followers wait for it.
    REQUIRE(s.level().monsters.size() == 2);
    for (const Monster& left : s.level().monsters) {
        CHECK((left.id == outside || left.inside == outside));
        CHECK(left.leader == id);
    }
}

TEST_CASE("without a follower at home one elsewhere leads", "[play][leaders]") {
    Scenario s{hall(20, 9, {2, 4})};
    Monster& leader = add_live_creature(s, MonsterKind::GoblinConjurer, {10, 4}, MonsterState::Wandering);
    s.game.travelers.push_back(led_traveler(s, leader));
    s.game.travelers.push_back(led_traveler(s, leader));
    pass_on_leadership(s.game, leader);
    CHECK(s.game.travelers[0].monster.leader == no_actor);
    CHECK(s.game.travelers[1].monster.leader == s.game.travelers[0].monster.id);
}

}  // namespace cellophane
