#include "play/combat/displacement.h"

#include "play/creature_scene.h"
#include "support/catch.h"

// Where creatures and the hero end up that bolts, blinking and beckoning move (rules/monsters.md 15.2).

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
