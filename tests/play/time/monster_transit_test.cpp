#include "play/time/monster_transit.h"

#include "play/creature_scene.h"
#include "support/catch.h"

// How creatures arrive from neighboring levels (rules/hero.md 12.4; rules/monsters.md 16.2 and 16.3).

namespace cellophane::monster_transit_scenes {

namespace {

constexpr std::string_view cellar = R"(
    ############
    #<........@#
    #..........#
    ############
)";

/// A creature that comes down the stairs of the hero's level in so many ticks of 100.
Monster& send(Scenario& s, MonsterKind kind, int ticks, int depth = 5) {
    Monster monster = newborn(kind, std::nullopt, {1, 1});
    monster.id = ActorId{++s.game.creatures_born};
    monster.state = MonsterState::Hunting;
    monster.vitals.statuses.set(Status::EnteringLevel, ticks);
    s.game.travelers.push_back({.monster = monster,
                                .inside = {},
                                .carried = {},
                                .depth = depth,
                                .how = ArrivedBy::StairsDown,
                                .from = {1, 1}});
    return s.game.travelers.back().monster;
}

void advance(Scenario& s, int ticks = 1) {
    for (int i = 0; i < ticks; ++i) {
        Moment now{s};
        advance_travelers(now.turn, now.level);
    }
}

/// The first creature on the level; it has to be there.
const Monster& arrived(const Scenario& s) {
    REQUIRE_FALSE(s.level().monsters.empty());
    return *s.level().monsters.begin();
}

}  // namespace

TEST_CASE("a creature arrives by the stairs when its time is up, and waits a move", "[play][transit]") {
    Scenario s{cellar};
    send(s, MonsterKind::Goblin, 3);
    advance(s, 2);
    CHECK(s.level().monsters.empty());
    CHECK(s.game.travelers.size() == 1);
    advance(s);
    const Monster& goblin = arrived(s);
    CHECK(king_distance(goblin.at, {1, 1}) == 1);
    CHECK(goblin.vitals.ticks == goblin.move_ticks());
    CHECK_FALSE(goblin.has(Status::EnteringLevel));
    CHECK(s.game.travelers.empty());
    CHECK(s.count<Arrived>() == 1);
    // On its way to another level it does not come nearer.
    send(s, MonsterKind::Goblin, 3, 9);
    advance(s, 10);
    CHECK(s.game.travelers.size() == 1);
}

TEST_CASE("an arrival keeps its leader if he is here or on his way here, whoever else is on the way",
          "[play][transit]") {
    enum class LeaderIs { Here, OnHisWay, OnHisWayElsewhere, Gone };
    for (const LeaderIs where :
         {LeaderIs::Here, LeaderIs::OnHisWay, LeaderIs::OnHisWayElsewhere, LeaderIs::Gone})
        for (const bool is_another_on_the_way : {false, true}) {
            Scenario s{cellar};
            ActorId leader{500};
            if (where == LeaderIs::Here)
                leader = add_live_creature(s, MonsterKind::GoblinConjurer, {8, 2}).id;
            if (where == LeaderIs::OnHisWay) leader = send(s, MonsterKind::GoblinConjurer, 20).id;
            if (where == LeaderIs::OnHisWayElsewhere) leader = send(s, MonsterKind::GoblinConjurer, 20, 9).id;
            if (is_another_on_the_way) send(s, MonsterKind::Monkey, 20);
            Monster& follower = send(s, MonsterKind::Goblin, 1);
            follower.leader = leader;
            const ActorId id = follower.id;
            advance(s);
            const Monster* found = find_creature(s.level(), id);
            REQUIRE(found != nullptr);
            CHECK((found->leader == leader) == (where == LeaderIs::Here || where == LeaderIs::OnHisWay));
            CHECK((found->leader == no_actor) == !(found->leader == leader));
        }
}

TEST_CASE("a creature back on the level of its machine belongs to it again, on no other", "[play][transit]") {
    for (const int home : {5, 7}) {
        Scenario s{cellar};
        Monster& guardian = send(s, MonsterKind::Goblin, 1);
        guardian.home_depth = home;
        guardian.home_machine = 3;
        guardian.machine = 0;
        advance(s);
        CHECK(arrived(s).machine == (home == 5 ? 3 : 0));
        CHECK(arrived(s).home_depth == (home == 5 ? 0 : home));
        CHECK(arrived(s).home_machine == (home == 5 ? 0 : 3));
    }
}

TEST_CASE("an arrival pushes aside what stands on the landing, if it can be moved", "[play][transit]") {
    // The only cell beside the stairs is the one to their right.
    constexpr std::string_view corridor = R"(
        ############
        #<........@#
        ############
    )";
    const auto lands = [&](auto&& change) {
        Scenario s{corridor};
        Monster& other = add_live_creature(s, MonsterKind::Ogre, {2, 1}, MonsterState::Sleeping);
        change(other);
        const ActorId pushed = other.id;
        const ActorId comer = send(s, MonsterKind::Goblin, 1).id;
        advance(s);
        CHECK((find_creature(s.level(), pushed)->at == Pos{2, 1}) ==
              !(find_creature(s.level(), comer)->at == Pos{2, 1}));
        return find_creature(s.level(), comer)->at.x;
    };
    CHECK(lands([](Monster&) {}) == 2);
    CHECK(lands([](Monster& other) { other.set(MonsterMark::Captive); }) == 3);
    CHECK(lands([](Monster& other) { other.stats.behaviors |= Behaviors{Behavior::Immobile}; }) == 3);
    // The hero makes way as well, and is told that it has moved.
    Scenario s{corridor};
    stand_at(s, {2, 1});
    send(s, MonsterKind::Goblin, 1);
    advance(s);
    CHECK(arrived(s).at == Pos{2, 1});
    CHECK(s.game.hero.at == Pos{3, 1});
    REQUIRE(s.count<Moved>() == 1);
    CHECK(s.last<Moved>()->from == Pos{2, 1});
    CHECK(s.last<Moved>()->to == Pos{3, 1});
}

TEST_CASE("nothing arrives once the game is over", "[play][transit]") {
    Scenario s{cellar};
    send(s, MonsterKind::Goblin, 1);
    s.game.ending = Ending{};
    advance(s, 5);
    CHECK(s.level().monsters.empty());
}

}  // namespace cellophane::monster_transit_scenes
