#include "play/time/monster_spawn.h"

#include <algorithm>
#include <set>

#include "play/effects/living_level.h"
#include "play/play.h"
#include "play/scenario.h"
#include "play/turn/level_context.h"
#include "support/catch.h"

// Creatures that arrive during play, and which are noticed (rules/monsters.md 5.6; rules/hero.md 4.2, 4.3).

namespace cellophane {

namespace {

std::string plain(int width, int height) {
    std::string picture;
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x)
            picture += y == 0 || y == height - 1 || x == 0 || x == width - 1 ? '#' : '.';
        picture += '\n';
    }
    return picture;
}

/// Two halls, the hero in the smaller, no view from one into the other.
std::string two_halls() {
    std::string picture = plain(79, 29);
    const auto put = [&](int x, int y, char c) { picture[static_cast<std::size_t>(y * 80 + x)] = c; };
    for (int y = 1; y < 28; ++y) put(20, y, '#');
    put(20, 14, '+');
    put(5, 5, '@');
    return picture;
}

}  // namespace

TEST_CASE("hordes arrive when their time is up, far off and out of sight, and wander", "[play][hordes]") {
    int came = 0;
    for (std::uint64_t key = 1; key <= 60; ++key) {
        Scenario s{two_halls(), key, 1 + static_cast<int>(key % 26)};
        s.game.horde_fuse = 1;
        s.game.late_items.rng = Rng{key};
        s.play(Rest{});
        CHECK(s.game.horde_fuse >= 125);
        CHECK(s.game.horde_fuse <= 175);
        came += s.level().monsters.empty() ? 0 : 1;
        for (std::size_t i = 0; i < s.level().monsters.size(); ++i) {
            const Monster& monster = s.level().monsters[i];
            CHECK(monster.state == MonsterState::Wandering);
            CHECK_FALSE(monster.is_captive());
            CHECK_FALSE(s.known().in_view.test(monster.at));
            CHECK_FALSE(monster.row().behaviors.has(Behavior::Immobile));
            if (i == 0) CHECK(king_distance(monster.at, s.game.hero.at) > 15);
            // 39 steps at least where there is room so far away.
            if (i == 0) CHECK(monster.at.x >= 44);
            CHECK((monster.leader == no_actor) == (i == 0));
        }
        for (const Item& item : s.level().items) CHECK(item.carrier);
    }
    CHECK(came == 60);
}

TEST_CASE("where the hero sees the whole level no horde arrives", "[play][hordes]") {
    std::string picture = plain(79, 29);
    picture[81] = '@';
    Scenario s{picture, 1, 5};
    s.game.horde_fuse = 1;
    s.play(Rest{});
    CHECK(s.level().monsters.empty());
    CHECK(s.game.horde_fuse >= 125);
}

TEST_CASE("the time to the next horde goes on across levels", "[play][hordes]") {
    Play play{{.seed = 3}};
    play.begin();
    const int fuse = play.game().horde_fuse;
    CHECK(fuse >= 125);
    CHECK(fuse <= 175);
    const std::size_t before = play.game().here().level.monsters.size();
    for (int i = 0; i < fuse - 1; ++i) play.submit(Rest{});
    CHECK(play.game().horde_fuse == 1);
    CHECK(play.game().here().level.monsters.size() == before);
    play.submit(Rest{});
    CHECK(play.game().horde_fuse >= 125);
    CHECK(play.game().here().level.monsters.size() > before);
}

TEST_CASE("items of arriving monsters come from a store of their own", "[play][hordes]") {
    // On deep levels most arrivals could carry an item; the store runs out and gives nothing more.
    Scenario s{two_halls(), 5, 20};
    s.game.late_items.rng = Rng{9};
    s.game.late_items.left = 2;
    int carried = 0;
    for (int i = 0; i < 60; ++i) {
        s.level().monsters.clear();
        s.level().items.clear();
        s.game.horde_fuse = 1;
        s.play(Rest{});
        carried += static_cast<int>(s.level().items.size());
        for (const Item& item : s.level().items) CHECK(item.origin_depth == 20);
    }
    CHECK(carried == 2);
    CHECK(s.game.late_items.left == 0);
}

TEST_CASE("a monster that comes into view interrupts travel once", "[play][travel]") {
    Scenario s{R"(
        ####################
        #@.................#
        #########.##########
        #########.##########
        #########.##########
        ####################
    )"};
    add_creature(s, MonsterKind::Rat, {9, 4});
    s.level().monsters[0].state = MonsterState::Sleeping;
    s.look();
    s.play_out(TravelTo{{18, 1}});
    REQUIRE(s.count<CreatureNoticed>() == 1);
    CHECK_FALSE(s.game.hero.at == Pos{18, 1});
    s.play_out(TravelTo{{18, 1}});
    s.play_out(TravelTo{{18, 1}});
    CHECK(s.game.hero.at == Pos{18, 1});
    CHECK(s.count<CreatureNoticed>() == 1);
    // No report to a player that walks step by step.
    Scenario steps{"######\n#@.#.#\n#....#\n######\n"};
    add_creature(steps, MonsterKind::Rat, {4, 1});
    steps.look();
    steps.play(Move{Direction::SouthEast}).play(Move{Direction::East});
    CHECK(steps.count<CreatureNoticed>() == 0);
}

TEST_CASE("a monster bound to its leader vanishes with it", "[play][time]") {
    Scenario s{"#######\n#@....#\n#.....#\n#######\n"};
    add_creature(s, MonsterKind::SpectralBlade, {4, 1});
    add_creature(s, MonsterKind::Goblin, {4, 2});
    s.level().monsters[0].marks = {MonsterMark::BoundToLeader};
    s.level().monsters[0].leader = ActorId{2};
    s.look();
    s.play(Rest{});
    CHECK(s.level().monsters.size() == 2);
    s.level().monsters[0].leader = no_actor;
    s.play(Rest{});
    REQUIRE(s.level().monsters.size() == 1);
    CHECK(s.level().monsters[0].kind == MonsterKind::Goblin);
    CHECK(s.count<CreatureDied>() == 1);
}

TEST_CASE("dormant turrets wake inside their walls", "[play][body]") {
    Scenario s{"#######\n#@....#\n#.....#\n#######\n"};
    add_creature(s, MonsterKind::SparkTurret, {6, 1});
    add_creature(s, MonsterKind::Goblin, {6, 2});
    for (Monster& monster : s.level().monsters) monster.marks = {MonsterMark::Dormant};
    Moment now{s};
    now.level.around().creatures.wake(BitGrid{s.level().size()}.complement());
    CHECK_FALSE(s.level().monsters[0].is_dormant());
    CHECK(s.level().monsters[0].at == Pos{6, 1});
    // Other creatures do not stay in a wall.
    CHECK_FALSE(s.level().monsters[1].at == Pos{6, 2});
}

TEST_CASE("all but immobile monsters make way for a harmless hero", "[play][step]") {
    const auto push_past = [](MonsterKind kind, bool harmless) {
        Scenario s{"########\n#.@~.~~#\n########\n"};
        s.game.harmless = harmless;
        add_creature(s, kind, {3, 1});
        s.look();
        s.play(Move{Direction::East});
        return std::pair{s.game.hero.at, s.level().monsters[0].at};
    };
    CHECK(push_past(MonsterKind::VampireBat, true) == std::pair{Pos{3, 1}, Pos{2, 1}});
    CHECK(push_past(MonsterKind::VampireBat, false) == std::pair{Pos{2, 1}, Pos{3, 1}});
    CHECK(push_past(MonsterKind::GoblinTotem, true) == std::pair{Pos{2, 1}, Pos{3, 1}});
    // A fish is not put on land: it swims where there is water.
    CHECK(push_past(MonsterKind::Eel, true) == std::pair{Pos{3, 1}, Pos{5, 1}});
}

TEST_CASE("an eel swapped out of the only water lies on land", "[play][step]") {
    Scenario s{"######\n#.@~.#\n######\n"};
    s.game.harmless = true;
    add_creature(s, MonsterKind::Eel, {3, 1});
    s.look();
    s.play(Move{Direction::East});
    CHECK(s.game.hero.at == Pos{3, 1});
    CHECK(s.level().monsters[0].at == Pos{2, 1});
}

TEST_CASE("an eel that is moved away stays in water if it can, and submerged only there", "[play]") {
    const auto make_room = [](std::string_view picture) {
        Scenario s{picture};
        add_creature(s, MonsterKind::Eel, {3, 1});
        s.level().monsters[0].vitals.submerged = true;
        BitGrid cells{s.level().size()};
        cells.set({3, 1});
        Turn turn{s.game, s.events, s.caches};
        LivingLevel level{turn};
        level.around().creatures.make_room(cells);
        return std::pair{s.level().monsters[0].at, s.level().monsters[0].vitals.submerged};
    };
    CHECK(make_room("########\n#@.~..~#\n########\n") == std::pair{Pos{6, 1}, true});
    const auto [dry, under_water] = make_room("########\n#@#~..##\n########\n");
    CHECK(dry == Pos{4, 1});
    CHECK_FALSE(under_water);
}

TEST_CASE("late hordes come into no machine, and 16 cells away at the nearest", "[play][hordes]") {
    const auto came_to = [](int column, bool owned) {
        std::set<int> columns;
        for (std::uint64_t key = 1; key <= 12; ++key) {
            Scenario s{plain(79, 9), key};
            s.game.hero.at = {10, 4};
            s.game.here().known.in_view.clear();
            MachineOwnership& owners = s.level().ownership;
            for (int x = 1; x < 78; ++x)
                for (int y = 1; y < 8; ++y)
                    if (owned || x != column) owners.areas.set({x, y});
            s.game.horde_fuse = 0;
            Moment now{s};
            spawn_hordes(now.turn);
            if (s.level().monsters.empty()) continue;
            columns.insert(s.level().monsters[0].at.x);
        }
        return columns;
    };
    CHECK(came_to(26, false) == std::set<int>{26});
    CHECK(came_to(70, false) == std::set<int>{70});
    CHECK(came_to(25, false).empty());
    CHECK(came_to(70, true).empty());
}

}  // namespace cellophane
