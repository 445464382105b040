#include "play/pathfinding/bolt_path.h"

#include <algorithm>

#include "play/creature_scene.h"
#include "play/pack_scene.h"
#include "support/catch.h"

// The line a bolt takes of those that hit some part of its target's cell (rules/monsters.md 15.1).

namespace cellophane::bolt_path_scenes {

namespace {

bool leads_over(const std::vector<Pos>& path, Pos at) {
    return std::find(path.begin(), path.end(), at) != path.end();
}

/// From the hero's place in the long hall the straight line passes through `on_line`; others that hit the
/// target's cell as well pass through `beside`.
constexpr Pos target{11, 4};
constexpr Pos on_line{8, 4};
constexpr Pos beside{8, 3};

std::vector<Pos> hero_aims(const Scenario& s, Bolt bolt, Pos at = target) {
    return bolt_path(s.game, {s.game.hero, bolt}, at);
}

}  // namespace

TEST_CASE("of lines as good as each other a bolt takes the straight one", "[play][bolt_path]") {
    Scenario s{long_hall};
    add_creature(s, MonsterKind::Goblin, target);
    s.look();
    for (const Bolt bolt : {Bolt::Firebolt, Bolt::Spark, Bolt::Tunneling, Bolt::Blinking})
        CHECK(hero_aims(s, bolt) == straight_line(s.level().size(), s.game.hero.at, target));
    CHECK(bolt_path(s.game, target) == straight_line(s.level().size(), s.game.hero.at, target));
    CHECK(hero_aims(s, Bolt::Spark, s.game.hero.at).empty());
}

TEST_CASE("a fiery bolt keeps off what would burn on its way, if there is another line",
          "[play][bolt_path]") {
    Scenario s{long_hall};
    add_creature(s, MonsterKind::Goblin, target);
    s.level().layers.put(Layer::Surface, on_line, Terrain::Grass);
    s.look();
    CHECK(leads_over(hero_aims(s, Bolt::Spark), on_line));
    CHECK(leads_over(hero_aims(s, Bolt::Firebolt), beside));
    CHECK(leads_over(hero_aims(s, Bolt::Firebolt), target));
}

TEST_CASE("each cell that a line comes farther makes up for two that burn", "[play][bolt_path]") {
    // There is nothing to hit. The straight line ends in a statue, two cells before the target; the lines
    // that pass by it lead over grass.
    const auto passes_by = [](int grass) {
        Scenario s{long_hall};
        const Pos statue{9, 4};
        s.level().layers.put(Layer::Dungeon, statue, Terrain::MarbleStatue);
        for (int x = 6; x < 6 + grass; ++x) s.level().layers.put(Layer::Surface, {x, 3}, Terrain::Grass);
        s.look();
        return !leads_over(hero_aims(s, Bolt::Firebolt), statue);
    };
    for (int grass = 0; grass <= 4; ++grass) CHECK(passes_by(grass) == (grass < 4));
}

TEST_CASE("a bolt meant for an enemy passes by a friend, and one meant for a friend by an enemy",
          "[play][bolt_path]") {
    for (const bool for_friends : {false, true}) {
        Scenario s{long_hall};
        Monster& mark = add_live_creature(s, MonsterKind::Ogre, target);
        Monster& between = add_live_creature(s, MonsterKind::Goblin, on_line);
        befriend(for_friends ? mark : between);
        s.look();
        const std::vector<Pos> path = hero_aims(s, for_friends ? Bolt::Haste : Bolt::Slowness);
        CHECK(leads_over(path, target));
        CHECK(leads_over(path, beside));
    }
}

TEST_CASE("a bolt that passes through creatures takes in another enemy on its way", "[play][bolt_path]") {
    Scenario s{long_hall};
    add_creature(s, MonsterKind::Ogre, target);
    add_creature(s, MonsterKind::Goblin, beside);
    s.look();
    CHECK(leads_over(hero_aims(s, Bolt::Firebolt), on_line));
    const std::vector<Pos> lightning = hero_aims(s, Bolt::Lightning);
    CHECK(leads_over(lightning, beside));
    CHECK(leads_over(lightning, target));
}

TEST_CASE("tunnelling prefers the line through more rock, if it can be dug", "[play][bolt_path]") {
    for (const Terrain rock : {Terrain::StoneWall, Terrain::MarbleStatue, Terrain::GreenCrystal}) {
        Scenario s{long_hall};
        s.level().layers.put(Layer::Dungeon, beside, rock);
        s.look();
        CHECK(leads_over(hero_aims(s, Bolt::Blinking), on_line));
        CHECK(leads_over(hero_aims(s, Bolt::Tunneling), beside));
        CHECK(leads_over(hero_aims(s, Bolt::Tunneling), target));
        s.level().impregnable = BitGrid{s.level().size()};
        s.level().impregnable.set(beside);
        CHECK(leads_over(hero_aims(s, Bolt::Tunneling), on_line));
    }
}

TEST_CASE("a target behind cells the hero has not seen is worth a line, but less than one in view",
          "[play][bolt_path]") {
    Scenario s{long_hall};
    add_creature(s, MonsterKind::Goblin, target);
    s.look();
    const auto forget = [&](Pos at) {
        s.game.here().known.discovered.reset(at);
        s.game.here().known.magic_mapped.reset(at);
    };
    forget(on_line);
    CHECK(leads_over(hero_aims(s, Bolt::Spark), beside));
    CHECK(leads_over(hero_aims(s, Bolt::Spark), target));
    // If every line is unknown, the straight one will do.
    forget(beside);
    CHECK(hero_aims(s, Bolt::Spark) == straight_line(s.level().size(), s.game.hero.at, target));
    // Better one that crosses the unknown than one that hits nothing.
    s.level().layers.put(Layer::Dungeon, on_line, Terrain::MarbleStatue);
    s.look();
    forget(beside);
    CHECK(leads_over(hero_aims(s, Bolt::Spark), beside));
    CHECK(leads_over(hero_aims(s, Bolt::Spark), target));
}

TEST_CASE("a creature on a line, but not a submerged one, and a wall leave no open line",
          "[play][bolt_path]") {
    Scenario s{R"(
        ##########
        #@.......#
        ##########
    )"};
    const Pos there{8, 1};
    CHECK(has_open_line(s.game, s.game.hero.at, there));
    CHECK_FALSE(has_open_line(s.game, there, there));
    Monster& eel = add_live_creature(s, MonsterKind::Eel, {4, 1});
    CHECK_FALSE(has_open_line(s.game, s.game.hero.at, there));
    // What stands at its end is what it leads to.
    CHECK(has_open_line(s.game, s.game.hero.at, eel.at));
    eel.vitals.submerged = true;
    CHECK(has_open_line(s.game, s.game.hero.at, there));
    // The hero itself is in the way of others.
    stand_at(s, {6, 1});
    CHECK_FALSE(has_open_line(s.game, {1, 1}, there));
    CHECK(has_open_line(s.game, {1, 1}, {6, 1}));
    s.level().layers.put(Layer::Dungeon, {2, 1}, Terrain::WoodenDoor);
    CHECK_FALSE(has_open_line(s.game, {1, 1}, {5, 1}));
}

TEST_CASE("the hero throws twelve cells, and two more for each point of strength above twelve, four at least",
          "[play][bolt_path]") {
    Hero hero;
    for (int strength = 1; strength <= 30; ++strength) {
        hero.strength = strength;
        hero.vitals.weakness = 0;
        const int farthest = 12 + 2 * std::max(strength - 12, 2);
        CHECK(throwing_range(hero) == farthest);
        hero.strength = strength + 3;
        hero.vitals.weakness = 3;
        CHECK(throwing_range(hero) == farthest);
    }
}

TEST_CASE("the route of a throw ends at its target, a creature, an obstacle, the unknown or out of range",
          "[play][bolt_path]") {
    const std::string_view range = R"(
        ########################################
        #@.....................................#
        ########################################
    )";
    const auto end = [&](Pos at, auto&& change) {
        Scenario s{range};
        change(s);
        const std::vector<Pos> route = throw_route(s.game, at);
        return route.empty() ? s.game.hero.at.x : route.back().x;
    };
    const auto nothing = [](Scenario&) {};
    CHECK(end({9, 1}, nothing) == 9);
    CHECK(end({38, 1}, nothing) == 1 + 16);
    CHECK(end({0, 1}, nothing) == 1);
    CHECK(end({-4, 1}, nothing) == 1);
    CHECK(end({9, 1}, [](Scenario& s) {
              add_creature(s, MonsterKind::Goblin, {6, 1});
              s.look();
          }) == 6);
    CHECK(end({9, 1}, [](Scenario& s) {
              s.level().layers.put(Layer::Dungeon, {6, 1}, Terrain::MarbleStatue);
              s.look();
          }) == 5);
    CHECK(end({9, 1}, [](Scenario& s) {
              s.game.here().known.discovered.reset({6, 1});
              s.game.here().known.magic_mapped.reset({6, 1});
          }) == 5);
}

TEST_CASE("a staff of unknown strength is taken for the weakest where its route is shown",
          "[play][bolt_path]") {
    Scenario s{R"(
        ########################################
        #@.....................................#
        ########################################
    )"};
    Knowledge& known = s.game.here().known;
    known.memory = s.level().layers;
    for (int x = 1; x < 39; ++x) known.discovered.set({x, 1});
    s.game.item_knowledge.of(ItemKind::StaffOfBlinking).known = true;
    for (const int level : {2, 3, 5}) {
        for (const bool told : {false, true}) {
            Item staff = enchanted(ItemKind::StaffOfBlinking, level);
            if (told) staff.marks |= {ItemMark::Identified};
            const int cells = 2 + 2 * (told ? level : 2);
            const std::vector<Pos> route = stick_route(s.game, staff, {38, 1});
            CHECK(static_cast<int>(route.size()) == cells);
            // It may carry him as far as the known strength says, or any stronger one would.
            const std::vector<Pos> ends = blink_ends(s.game, staff, {38, 1});
            REQUIRE_FALSE(ends.empty());
            CHECK(ends.front() == Pos{1 + cells, 1});
            CHECK((ends.size() == 1) == told);
            CHECK(ends.back() == (told ? Pos{1 + cells, 1} : Pos{38, 1}));
        }
    }
}

}  // namespace cellophane::bolt_path_scenes
