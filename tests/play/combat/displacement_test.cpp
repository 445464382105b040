#include "play/combat/displacement.h"

#include "play/creature_scene.h"
#include "support/catch.h"

// Where creatures and the hero end up that bolts, blinks and beckoning move (rules/monsters.md 15.2).

namespace cellophane {

TEST_CASE("whoever lands on a creature moves it aside, to the nearest cell it can stand on",
          "[play][displacement]") {
    constexpr std::string_view lake = R"(
        ###########
        #~~~~~~~~~#
        #~~~~~~~~~#
        #~~~~.~~~~#
        #~~~~~~~..#
        #@~~~~~~..#
        ###########
    )";
    for (const bool is_hero : {true, false}) {
        Scenario s{lake};
        Monster& ogre = add_live_creature(s, MonsterKind::Ogre, {5, 3});
        Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {9, 5});
        goblin.set(MonsterMark::Seizing);
        s.look();
        Actor& who = is_hero ? static_cast<Actor&>(s.game.hero) : goblin;
        who.vitals.submerged = true;
        who.turns_here = 7;
        Moment now{s};
        land(now.turn, now.level, who, {5, 3});
        CHECK(who.at == Pos{5, 3});
        CHECK_FALSE(who.vitals.submerged);
        CHECK(who.turns_here == 0);
        CHECK(king_distance(ogre.at, {5, 3}) == 3);
        CHECK_FALSE(s.level().layers.has(ogre.at, {TerrainProperty::DeepWater}));
        CHECK(anybody_at(s.game, ogre.at) == &ogre);
        CHECK(anybody_at(s.game, {5, 3}) == &who);
        CHECK(goblin.has(MonsterMark::Seizing) == is_hero);
    }
}

TEST_CASE("a creature that is moved aside does not end where the hero is, and stays if there is no room",
          "[play][displacement]") {
    Scenario s{"#######\n#@.#..#\n#######\n"};
    Monster& ogre = add_live_creature(s, MonsterKind::Ogre, {2, 1});
    Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {5, 1});
    for (const Pos at : {Pos{4, 1}, {5, 1}}) s.level().layers.put(Layer::Liquid, at, Terrain::Lava);
    s.look();
    Moment now{s};
    land(now.turn, now.level, goblin, {2, 1});
    CHECK(ogre.at == Pos{2, 1});
    CHECK_FALSE(ogre.at == s.game.hero.at);
    CHECK(goblin.at == Pos{2, 1});
}

TEST_CASE("a blink stops before walls, the hero and creatures that are not submerged, and at its reach",
          "[play][displacement]") {
    Scenario s{"##########\n#.......##\n#@.......#\n##########\n"};
    const std::vector<Pos> line{{1, 1}, {2, 1}, {3, 1}, {4, 1}, {5, 1}, {6, 1}, {7, 1}, {8, 1}, {9, 1}};
    CHECK(blink_length(s.game, line, 20) == 7);
    CHECK(blink_length(s.game, line, 7) == 7);
    CHECK(blink_length(s.game, line, 4) == 4);
    CHECK(blink_length(s.game, line, 0) == 0);
    CHECK(blink_length(s.game, {{1, 1}, {2, 1}}, 20) == 2);
    Monster& eel = add_live_creature(s, MonsterKind::Eel, {5, 1});
    s.look();
    CHECK(blink_length(s.game, line, 20) == 4);
    eel.vitals.submerged = true;
    CHECK(blink_length(s.game, line, 20) == 7);
    s.level().layers.put(Layer::Surface, {3, 1}, Terrain::DenseFoliage);
    CHECK(blink_length(s.game, line, 20) == 2);
    stand_at(s, {2, 1});
    CHECK(blink_length(s.game, line, 20) == 1);
    CHECK(stops_short_of(s.game, {-1, 1}));
}

TEST_CASE("only a captive is freed by a bolt that frees captives", "[play][displacement]") {
    Scenario s{long_hall};
    Monster& captive = add_live_creature(s, MonsterKind::Ogre, {5, 3}, MonsterState::Wandering);
    captive.set(MonsterMark::Captive);
    Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {7, 3});
    Moment now{s};
    free_captive(now.turn, now.level, captive);
    free_captive(now.turn, now.level, goblin);
    free_captive(now.turn, now.level, s.game.hero);
    CHECK(captive.is_ally());
    CHECK_FALSE(captive.is_captive());
    CHECK(goblin.state == MonsterState::Hunting);
    CHECK(s.count<Joined>() == 1);
}

}  // namespace cellophane
