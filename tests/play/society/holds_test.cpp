#include "play/society/holds.h"

#include "play/creature_scene.h"
#include "support/catch.h"

// Who holds whom (rules/monsters.md 12.3).

namespace cellophane {

TEST_CASE("prey stays held while another holder is beside it", "[play][holds]") {
    Scenario s{long_hall};
    Monster& left = add_live_creature(s, MonsterKind::BogMonster, {8, 3});
    Monster& prey = add_live_creature(s, MonsterKind::Ogre, {9, 3});
    Monster& right = add_live_creature(s, MonsterKind::BogMonster, {10, 3});
    left.set(MonsterMark::Seizing);
    right.set(MonsterMark::Seizing);
    prey.set(MonsterMark::Seized);
    Moment now{s};
    let_prey_go(now.level, left);
    CHECK_FALSE(left.has(MonsterMark::Seizing));
    CHECK(prey.has(MonsterMark::Seized));
    let_prey_go(now.level, right);
    CHECK_FALSE(prey.has(MonsterMark::Seized));
}

TEST_CASE("prey that is pulled out of its cell loses its holders and its web", "[play][holds]") {
    Scenario s{long_hall};
    Monster& holder = add_live_creature(s, MonsterKind::BogMonster, {8, 3});
    Monster& prey = add_live_creature(s, MonsterKind::Ogre, {9, 3});
    holder.set(MonsterMark::Seizing);
    prey.set(MonsterMark::Seized);
    prey.vitals.statuses.set(Status::Stuck, 5);
    Moment now{s};
    end_holds_and_webs(now.level, prey);
    CHECK_FALSE(holder.has(MonsterMark::Seizing));
    CHECK_FALSE(prey.has(MonsterMark::Seized));
    CHECK_FALSE(prey.has(Status::Stuck));
}

TEST_CASE("a step beside the same holder keeps the hold, a step away ends it", "[play][holds]") {
    Scenario s{long_hall};
    Monster& holder = add_live_creature(s, MonsterKind::BogMonster, {8, 3});
    Monster& prey = add_live_creature(s, MonsterKind::Ogre, {9, 3});
    holder.set(MonsterMark::Seizing);
    prey.set(MonsterMark::Seized);
    Moment now{s};
    ease_out(now.level, prey, {9, 2});
    CHECK(prey.has(MonsterMark::Seized));
    ease_out(now.level, prey, {10, 3});
    CHECK_FALSE(prey.has(MonsterMark::Seized));
    CHECK_FALSE(holder.has(MonsterMark::Seizing));
}

}  // namespace cellophane
