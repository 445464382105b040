#include "play/effects/warden.h"

#include "play/creature_scene.h"
#include "support/catch.h"

// The Warden of Yendor, roused when the Amulet is taken (rules/monsters.md 13).

namespace cellophane {

TEST_CASE("a warden whose statue held steps out of it", "[play][warden]") {
    Scenario s{"##########\n#@.......#\n#...#....#\n#........#\n##########\n"};
    Monster& warden = add_live_creature(s, MonsterKind::WardenOfYendor, {4, 2});
    warden.set(MonsterMark::Dormant);
    Moment now{s};
    rouse_warden(now.turn, now.level);
    CHECK(s.level().monsters.size() == 1);
    CHECK_FALSE(warden.is_dormant());
    CHECK(warden.state == MonsterState::Hunting);
    CHECK(warden.vitals.ticks == 200);
    CHECK(king_distance(warden.at, {4, 2}) == 1);
    CHECK_FALSE(s.level().layers.has(warden.at, {TerrainProperty::BlocksMovement}));
    // There is no second one while it is after the hero.
    rouse_warden(now.turn, now.level);
    CHECK(s.level().monsters.size() == 1);
}

TEST_CASE("where there is no warden one comes out of the hero's view", "[play][warden]") {
    for (std::uint64_t key = 1; key <= 10; ++key) {
        Scenario s{"##########\n#@..#....#\n#...#....#\n#...#....#\n##########\n", key};
        Moment now{s};
        rouse_warden(now.turn, now.level);
        REQUIRE(s.level().monsters.size() == 1);
        const Monster& warden = s.level().monsters[0];
        CHECK(warden.kind == MonsterKind::WardenOfYendor);
        CHECK(warden.at.x >= 5);
        CHECK(warden.vitals.ticks == 200);
    }
}

}  // namespace cellophane
