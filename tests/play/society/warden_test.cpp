#include "play/society/warden.h"

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

TEST_CASE("no warden comes while one is after the hero on another level, or on its way", "[play][warden]") {
    const auto wardens_after = [](auto&& prepare) {
        Scenario s = with_below(stairs_above, stairs_below);
        Monster warden = newborn(MonsterKind::WardenOfYendor, std::nullopt, {5, 1});
        warden.state = MonsterState::Hunting;
        prepare(s.game, warden);
        Moment now{s};
        rouse_warden(now.turn, now.level);
        return s.level().monsters.size();
    };
    CHECK(wardens_after([](Game&, const Monster&) {}) == 1);
    CHECK(wardens_after([](Game& game, const Monster& warden) {
              game.places[5]->level.monsters.push_back(warden);
          }) == 0);
    CHECK(wardens_after([](Game& game, const Monster& warden) {
              game.travelers.emplace_back().monster = warden;
          }) == 0);
    // One that still waits in its statue, or is dead, is after nobody.
    CHECK(wardens_after([](Game& game, Monster warden) {
              warden.set(MonsterMark::Dormant);
              game.places[5]->level.monsters.push_back(warden);
          }) == 1);
    CHECK(wardens_after([](Game& game, Monster warden) {
              warden.vitals.dead = true;
              game.places[5]->level.monsters.push_back(warden);
          }) == 1);
    CHECK(wardens_after([](Game& game, const Monster&) {
              game.places[5]->level.monsters.push_back(newborn(MonsterKind::Ogre, std::nullopt, {5, 1}));
          }) == 1);
}

}  // namespace cellophane
