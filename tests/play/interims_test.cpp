#include <memory>

#include "play/pack_scene.h"
#include "play/play.h"
#include "support/catch.h"

// Moments at which the hero has no say, for those who look on (spec 60, section 4.2, step 17, and section
// 4.3, step 9).

namespace cellophane {

namespace {

/// Poison eats at the hero, and a goblin comes down the hall for him.
Scenario beset(Status plight, int turns) {
    Scenario s{long_hall};
    add_live_creature(s, MonsterKind::Goblin, {11, 3});
    s.game.hero.health = s.game.hero.max_health = 400;
    s.game.hero.vitals.poison = 1;
    s.game.hero.vitals.statuses.set(Status::Poisoned, 1000);
    s.game.hero.vitals.statuses.set(plight, turns);
    s.look();
    return s;
}

Play playing(const Scenario& s) {
    return Play::resumed(std::make_unique<Game>(s.game));
}

}  // namespace

TEST_CASE("whoever looks on sees every turn of a paralysed hero, in order", "[play][interims]") {
    Play watched = playing(beset(Status::Paralysed, 8));
    Play unwatched = watched;
    const Report report = watched.submit(Rest{}, Interims::Kept);
    // The eighth is the end, and the report itself.
    REQUIRE(report.interims.size() == 7);
    for (std::size_t i = 1; i < report.interims.size(); ++i) {
        const Interim& before = report.interims[i - 1];
        const Interim& now = report.interims[i];
        CHECK(now.seen->hero->health == before.seen->hero->health - 1);
        CHECK(now.health_change == before.health_change - 1);
        CHECK(now.told >= before.told);
        REQUIRE(now.seen->monsters.size() == 1);
        CHECK(now.seen->monsters.front().at.x < before.seen->monsters.front().at.x);
    }
    CHECK(report.interims.front().health_change == -1);
    CHECK(report.interims.back().told <= report.events.size());
    CHECK(report.health_change == -8);
    // Nothing comes of it, and who does not look on gets nothing.
    CHECK(unwatched.submit(Rest{}).interims.empty());
    CHECK(watched.state_hash() == unwatched.state_hash());
    for (int i = 0; i < 5; ++i) {
        watched.submit(Rest{}, Interims::Kept);
        unwatched.submit(Rest{});
    }
    CHECK(watched.state_hash() == unwatched.state_hash());
}

TEST_CASE("of what takes longer than a turn of the dungeon, every turn but the last is seen",
          "[play][interims]") {
    Play hero = playing(beset(Status::Levitating, 20));
    CHECK(hero.submit(Rest{}, Interims::Kept).interims.empty());
    Play slow = playing(beset(Status::Slowed, 20));
    Play unwatched = slow;
    const Report report = slow.submit(Rest{}, Interims::Kept);
    REQUIRE(report.interims.size() == 1);
    CHECK(report.interims.front().seen->monsters.front().at.x > slow.observe().monsters.front().at.x);
    unwatched.submit(Rest{});
    CHECK(slow.state_hash() == unwatched.state_hash());
}

TEST_CASE("nobody has to watch for ever", "[play][interims]") {
    Scenario s = beset(Status::Paralysed, 300);
    s.level().monsters.clear();
    s.game.horde_fuse = 1000;
    Play hero = playing(s);
    CHECK(hero.submit(Rest{}, Interims::Kept).interims.size() == 100);
    CHECK(hero.observe().hero->health == 100);
}

TEST_CASE("the end is not one of the moments before it", "[play][interims]") {
    Scenario s = beset(Status::Paralysed, 20);
    s.game.hero.health = 5;
    Play hero = playing(s);
    const Report report = hero.submit(Rest{}, Interims::Kept);
    CHECK(report.over);
    CHECK(report.interims.size() == 4);
    for (const Interim& interim : report.interims) CHECK_FALSE(interim.seen->ending);
}

}  // namespace cellophane
