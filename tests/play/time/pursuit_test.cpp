#include <algorithm>

#include "play/effects/warden.h"
#include "play/scenario.h"
#include "support/catch.h"

// Pursuit of the hero that has the Amulet (rules/items.md 5; rules/hero.md 13).

namespace cellophane::pursuit_scenes {

namespace {

constexpr std::string_view halls = R"(
    ####################
    #@.......#.........#
    #........#.........#
    #........+.........#
    ####################
)";

std::vector<const Monster*> wardens(const Scenario& s) {
    std::vector<const Monster*> found;
    for (const Monster& monster : s.level().monsters)
        if (monster.kind == MonsterKind::WardenOfYendor) found.push_back(&monster);
    return found;
}

void lay_amulet(Scenario& s, Pos at) {
    s.level().items.push_back(some_item(ItemKind::Amulet, at));
}

}  // namespace

TEST_CASE("taking the Amulet brings the Warden once, out of sight", "[play][warden]") {
    Scenario s{halls};
    lay_amulet(s, {2, 1});
    s.play(Move{Direction::East});
    REQUIRE(wardens(s).size() == 1);
    const Monster& warden = *wardens(s).front();
    CHECK(warden.is_about());
    CHECK(warden.state == MonsterState::Hunting);
    CHECK_FALSE(s.known().in_view.test(warden.at));
    CHECK(warden.id);
    Moment now{s};
    rouse_warden(now.turn, now.level);
    CHECK(wardens(s).size() == 1);
}

TEST_CASE("a dormant Warden is the one that comes for the Amulet", "[play][warden]") {
    Scenario s{halls};
    lay_amulet(s, {2, 1});
    Monster& asleep = add_live_creature(s, MonsterKind::WardenOfYendor, {15, 2});
    asleep.set(MonsterMark::Dormant);
    s.play(Move{Direction::East});
    REQUIRE(wardens(s).size() == 1);
    CHECK(wardens(s).front()->is_about());
}

TEST_CASE("taking other items does not bring the Warden", "[play][warden]") {
    Scenario s{halls};
    s.level().items.push_back(some_item(ItemKind::Lumenstone, {2, 1}));
    s.play(Move{Direction::East});
    CHECK(wardens(s).empty());
}

}  // namespace cellophane::pursuit_scenes
