#include <algorithm>

#include "play/scenario.h"
#include "play/society/warden.h"
#include "play/time/pursuit.h"
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

TEST_CASE("a Warden more than one level away comes at once by the stairs on its side", "[play][warden]") {
    for (int depth = 1; depth <= 10; ++depth) {
        if (depth == 5) continue;
        Scenario s{halls};
        for (const int around : {4, 6, depth})
            s.game.places[static_cast<std::size_t>(around - 1)] = drawn_place(stairs_below, around);
        s.game.places[3]->level.stairs = {{1, 1}, {9, 2}};
        s.game.places[5]->level.stairs = {{7, 1}, {9, 1}};
        Monsters& there = s.game.places[static_cast<std::size_t>(depth - 1)]->level.monsters;
        Monster warden = newborn(MonsterKind::WardenOfYendor, std::nullopt, {5, 1});
        warden.id = ActorId{77};
        there.push_back(warden);
        there.push_back(newborn(MonsterKind::Ogre, std::nullopt, {6, 1}));
        hurry_warden(s.game);
        INFO("depth " << depth);
        const bool is_next = depth == 4 || depth == 6;
        CHECK(there.size() == (is_next ? 2 : 1));
        REQUIRE(s.game.travelers.size() == (is_next ? 0 : 1));
        if (is_next) continue;
        const Traveler& on_its_way = s.game.travelers[0];
        CHECK(on_its_way.monster.id == ActorId{77});
        CHECK(on_its_way.depth == 5);
        CHECK(on_its_way.how == (depth < 5 ? ArrivedBy::StairsDown : ArrivedBy::StairsUp));
        CHECK(on_its_way.from == (depth < 5 ? Pos{9, 2} : Pos{7, 1}));
        CHECK(on_its_way.monster.has(Status::EnteringLevel));
        // Once is enough.
        hurry_warden(s.game);
        CHECK(s.game.travelers.size() == 1);
    }
}

TEST_CASE("a Warden on its way to another level turns to the hero once he is too far off", "[play][warden]") {
    for (int depth = 1; depth <= 10; ++depth) {
        Scenario s{halls};
        Traveler& fallen = s.game.travelers.emplace_back();
        fallen.monster = newborn(MonsterKind::WardenOfYendor, std::nullopt, {5, 1});
        fallen.depth = depth;
        fallen.how = ArrivedBy::Falling;
        hurry_warden(s.game);
        INFO("depth " << depth);
        REQUIRE(s.game.travelers.size() == 1);
        const bool is_near = depth >= 4 && depth <= 6;
        CHECK(s.game.travelers[0].depth == (is_near ? depth : 5));
        CHECK(s.game.travelers[0].monster.has(Status::EnteringLevel) != is_near);
    }
}

TEST_CASE("neither a Warden in its statue nor a captive one is hurried", "[play][warden]") {
    for (const MonsterMark mark : {MonsterMark::Dormant, MonsterMark::Captive}) {
        Scenario s{halls};
        s.game.places[8] = drawn_place(stairs_below, 9);
        Monster warden = newborn(MonsterKind::WardenOfYendor, std::nullopt, {5, 1});
        warden.set(mark);
        s.game.places[8]->level.monsters.push_back(warden);
        hurry_warden(s.game);
        CHECK(s.game.travelers.empty());
    }
}

}  // namespace cellophane::pursuit_scenes
