#include "play/effects/mind_effects.h"

#include "play/creature_scene.h"
#include "support/catch.h"

// What creatures do whose entrancement or discord ends (rules/hero.md 9; rules/monsters.md 9.9).

namespace cellophane {

namespace {

/// The state of a goblin so far from the hero when its entrancement ends; the hero is noticed up to 14 cells
/// off.
MonsterState state_after_entrancement(int distance, MonsterState before, MonsterMarks marks = {},
                                      Behaviors behaviors = {}) {
    Scenario s{long_hall};
    Monster& goblin = add_live_creature(s, MonsterKind::Goblin, s.game.hero.at + Pos{distance, 0}, before);
    goblin.marks |= marks;
    goblin.stats.behaviors |= behaviors;
    s.look();
    s.game.hero.stealth_range = 7;
    Moment now{s};
    come_to(now.turn, now.level, goblin, Status::Entranced);
    return goblin.state;
}

}  // namespace

TEST_CASE("a creature whose entrancement ends hunts the hero if he is near, and wanders if he is not",
          "[play][mind]") {
    for (const MonsterState before : {MonsterState::Hunting, MonsterState::Wandering}) {
        CHECK(state_after_entrancement(3, before) == MonsterState::Hunting);
        CHECK(state_after_entrancement(25, before) == MonsterState::Wandering);
        CHECK(state_after_entrancement(25, before, {}, {Behavior::AlwaysHunting}) == MonsterState::Hunting);
    }
}

TEST_CASE("allies, captives and creatures that flee stay what they are when their entrancement ends",
          "[play][mind]") {
    for (const int distance : {3, 25}) {
        CHECK(state_after_entrancement(distance, MonsterState::Ally) == MonsterState::Ally);
        CHECK(state_after_entrancement(distance, MonsterState::Fleeing) == MonsterState::Fleeing);
        CHECK(state_after_entrancement(distance, MonsterState::Wandering, {MonsterMark::Captive}) ==
              MonsterState::Wandering);
        CHECK(state_after_entrancement(distance, MonsterState::Sleeping, {MonsterMark::Captive}) ==
              MonsterState::Sleeping);
    }
}

TEST_CASE("a creature that wakes from entrancement near the hero knows where he is", "[play][mind]") {
    Scenario s{long_hall};
    Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {5, 3}, MonsterState::Wandering);
    goblin.wandering.hero_was_at = {20, 1};
    Moment now{s};
    come_to(now.turn, now.level, goblin, Status::Entranced);
    CHECK(goblin.wandering.hero_was_at == s.game.hero.at);
}

TEST_CASE("the dead, and the end of other statuses, change nobody's mind", "[play][mind]") {
    Scenario s{long_hall};
    Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {5, 3}, MonsterState::Sleeping);
    Moment now{s};
    come_to(now.turn, now.level, goblin, Status::Slowed);
    come_to(now.turn, now.level, goblin, Status::Discordant);
    CHECK(goblin.state == MonsterState::Sleeping);
    goblin.vitals.dead = true;
    come_to(now.turn, now.level, goblin, Status::Entranced);
    CHECK(goblin.state == MonsterState::Sleeping);
}

TEST_CASE("a follower of the hero is an ally again when its discord ends, and drops what it took",
          "[play][mind]") {
    Scenario s{long_hall};
    Monster& monkey = add_live_creature(s, MonsterKind::Monkey, {5, 3}, MonsterState::Fleeing);
    monkey.set(MonsterMark::FollowsHero);
    monkey.set(MonsterMark::PermanentlyFleeing);
    give(s, monkey, ItemKind::Dagger);
    Moment now{s};
    come_to(now.turn, now.level, monkey, Status::Discordant);
    CHECK(monkey.is_ally());
    CHECK_FALSE(monkey.has(MonsterMark::PermanentlyFleeing));
    REQUIRE(s.level().items.size() == 1);
    CHECK_FALSE(s.level().items[0].carrier);
    // One that is an ally all along keeps what it has.
    Monster& ally = add_ally(s, MonsterKind::Goblin, {9, 3});
    give(s, ally, ItemKind::Axe);
    come_to(now.turn, now.level, ally, Status::Discordant);
    CHECK(s.level().items.back().carrier == ally.id);
}

}  // namespace cellophane
