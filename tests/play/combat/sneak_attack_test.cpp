#include "play/combat/sneak_attack.h"

#include <set>

#include "play/combat/sparring.h"
#include "support/catch.h"

// Whom a blow takes by surprise, and what comes of it (rules/hero.md 7.3 and 8.6).

namespace cellophane {

TEST_CASE("a sneak attack triples damage, and a dagger's quintuples it", "[play][combat][S14]") {
    struct Case {
        MonsterState state;
        bool paralyzed;
        int factor;
        Surprise surprise;
    };
    for (const Case& one : {Case{MonsterState::Hunting, false, 1, Surprise::None},
                            Case{MonsterState::Fleeing, false, 1, Surprise::None},
                            Case{MonsterState::Sleeping, false, 3, Surprise::Asleep},
                            Case{MonsterState::Wandering, false, 3, Surprise::Unaware},
                            Case{MonsterState::Hunting, true, 3, Surprise::Paralyzed}}) {
        Ring ring;
        ring.arm(ItemKind::WarHammer);
        Monster& victim = ring.add_tough(MonsterKind::Ogre, in_reach, one.state);
        victim.stats.defense = 0;
        if (one.paralyzed) victim.vitals.statuses.set(Status::Paralyzed, 20);
        ring.hero_strikes(victim);
        const int damage = 500 - victim.health;
        CHECK(ring.last_blow().surprise == one.surprise);
        CHECK(damage >= 25 * one.factor);
        CHECK(damage <= 35 * one.factor);
        CHECK(damage % one.factor == 0);
    }
    std::set<int> stabs;
    for (std::uint64_t key = 1; key <= 20; ++key) {
        Ring ring{key};
        ring.arm(ItemKind::Dagger);
        Monster& victim = ring.add_tough(MonsterKind::Ogre, in_reach, MonsterState::Sleeping);
        ring.hero_strikes(victim);
        stabs.insert(500 - victim.health);
    }
    CHECK(stabs == std::set<int>{15, 20});
}

TEST_CASE("sneak attacks always hit, and mindless monsters cannot be surprised", "[play][combat][S15]") {
    for (std::uint64_t key = 1; key <= 60; ++key) {
        Ring ring{key};
        ring.arm(ItemKind::Mace);
        Monster& victim = ring.add_tough(MonsterKind::Ogre, in_reach, MonsterState::Sleeping);
        victim.stats.defense = 500;
        CHECK(ring.hero_strikes(victim));
    }
    int hits = 0;
    for (std::uint64_t key = 1; key <= 60; ++key) {
        Ring ring{key};
        ring.arm(ItemKind::Mace);
        Monster& totem = ring.add_tough(MonsterKind::GoblinTotem, in_reach, MonsterState::Sleeping);
        totem.stats.defense = 500;
        if (!ring.hero_strikes(totem)) continue;
        ++hits;
        CHECK(ring.last_blow().surprise == Surprise::None);
    }
    CHECK(hits < 10);
}

TEST_CASE("a surprised monster loses a turn, or as long as its attack takes", "[play][combat][S17]") {
    for (const auto& [kind, lost] :
         {std::pair{MonsterKind::Goblin, 100}, std::pair{MonsterKind::Ogre, 200}}) {
        Ring ring;
        ring.arm(ItemKind::Dagger);
        Monster& victim = ring.add_tough(kind, in_reach, MonsterState::Wandering);
        victim.vitals.ticks = 30;
        ring.hero_strikes(victim);
        CHECK(victim.vitals.ticks == 30 + lost);
        CHECK(victim.state == MonsterState::Hunting);
    }
}

TEST_CASE("an ally's attack triples damage to a sleeping monster, not to a wandering one",
          "[play][combat][S19]") {
    for (const MonsterState state : {MonsterState::Sleeping, MonsterState::Wandering}) {
        Ring ring;
        Monster& ally = ring.add(MonsterKind::Ogre, {4, 3}, MonsterState::Ally);
        make_sure(ally, 10);
        Monster& victim = ring.add_tough(MonsterKind::Troll, {3, 3}, state);
        ring.strikes(ally, victim);
        CHECK(500 - victim.health == (state == MonsterState::Sleeping ? 30 : 10));
    }
}

TEST_CASE("an attack on the paralysed hero triples damage and frees him", "[play][combat]") {
    Ring ring;
    Monster& goblin = ring.add(MonsterKind::Goblin);
    make_sure(goblin, 4);
    ring.strikes_hero(goblin);
    CHECK(ring.game.hero.health == 996);
    ring.game.hero.vitals.statuses.set(Status::Paralyzed, 10);
    ring.strikes_hero(goblin);
    CHECK(ring.game.hero.health == 984);
    CHECK_FALSE(ring.game.hero.vitals.statuses.has(Status::Paralyzed));
}

TEST_CASE("attacking one monster of a sleeping group wakes all of it", "[play][combat]") {
    Ring ring;
    ring.arm(ItemKind::Sword);
    Monster& chief = ring.add_tough(MonsterKind::Jackal, {6, 3}, MonsterState::Sleeping);
    Monster& second = ring.add(MonsterKind::Jackal, {8, 1}, MonsterState::Sleeping);
    second.leader = ActorId{1};
    Monster& stranger = ring.add(MonsterKind::Jackal, {1, 1}, MonsterState::Sleeping);
    ring.hero_strikes(chief);
    CHECK(chief.state == MonsterState::Hunting);
    CHECK(second.state == MonsterState::Hunting);
    CHECK(stranger.state == MonsterState::Sleeping);
    // Even if he has no time to tell them.
    Ring silent;
    silent.arm(ItemKind::Sword);
    Monster& victim = silent.add(MonsterKind::Jackal, {6, 3}, MonsterState::Sleeping);
    victim.health = 1;
    Monster& friend_of_his = silent.add(MonsterKind::Jackal, {8, 1}, MonsterState::Sleeping);
    friend_of_his.leader = ActorId{1};
    silent.hero_strikes(victim);
    CHECK(victim.vitals.dead);
    CHECK(friend_of_his.state == MonsterState::Hunting);
}

}  // namespace cellophane
