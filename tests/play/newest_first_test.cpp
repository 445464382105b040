#include "play/combat/blasts.h"
#include "play/effects/falling.h"
#include "play/scenario.h"
#include "play/time/schedule.h"
#include "support/catch.h"

// "For every creature" means newest first (rules/monsters.md 1).

namespace cellophane {

namespace {

/// Where the events of a kind that name a creature have it, in their order.
template <class E, class Place>
std::vector<Pos> places(const Scenario& s, Place place) {
    std::vector<Pos> found;
    for (const Event& event : s.events)
        if (const E* one = event.as<E>()) found.push_back(place(*one));
    return found;
}

const std::vector<Pos> newest_first{{9, 1}, {7, 1}, {5, 1}};

/// Three of a kind in view, the oldest nearest.
Scenario three(MonsterKind kind, std::string_view hall = "############\n#@.........#\n############\n") {
    Scenario s{hall};
    for (const int x : {5, 7, 9}) add_live_creature(s, kind, {x, 1}, MonsterState::Wandering);
    s.look();
    return s;
}

}  // namespace

TEST_CASE("creatures fall newest first", "[play][order]") {
    Scenario s = three(MonsterKind::Goblin);
    for (const int x : {5, 7, 9}) s.level().layers.put(Layer::Dungeon, {x, 1}, Terrain::TrapDoor);
    Moment now{s};
    let_creatures_fall(now.level);
    CHECK(places<CreatureFell>(s, [](const CreatureFell& fell) { return fell.who.at; }) == newest_first);
}

TEST_CASE("the ground works on creatures newest first", "[play][order]") {
    Scenario s = three(MonsterKind::Goblin);
    for (const int x : {5, 7, 9}) s.level().layers.put(Layer::Surface, {x, 1}, Terrain::PlainFire);
    Moment now{s};
    environment_turn(now.turn, now.level);
    std::vector<Pos> caught =
        places<StatusBegan>(s, [](const StatusBegan& began) { return began.who ? began.who->at : Pos{}; });
    REQUIRE(caught.size() >= 3);
    caught.resize(3);
    CHECK(caught == newest_first);
}

TEST_CASE("statuses of creatures are counted down newest first", "[play][order]") {
    Scenario s = three(MonsterKind::Goblin);
    for (Monster& monster : s.level().monsters) {
        monster.health = 1;
        monster.vitals.poison = 5;
        monster.vitals.statuses.set(Status::Poisoned, 10);
    }
    Moment now{s};
    environment_turn(now.turn, now.level);
    CHECK(places<CreatureDied>(s, [](const CreatureDied& died) { return died.who.at; }) == newest_first);
}

TEST_CASE("a blast of negation meets creatures newest first", "[play][order]") {
    Scenario s = three(MonsterKind::SpectralBlade);
    Moment now{s};
    negate_around(now.turn, now.level, 20);
    CHECK(places<CreatureDied>(s, [](const CreatureDied& died) { return died.who.at; }) == newest_first);
}

}  // namespace cellophane
