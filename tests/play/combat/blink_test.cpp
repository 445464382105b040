#include "play/combat/blink.h"

#include <algorithm>
#include <vector>

#include "play/combat/cast_by.h"
#include "play/creature_scene.h"
#include "support/catch.h"

// How far whoever blinks gets, and what is told of it (rules/monsters.md 15.2).

namespace cellophane {

TEST_CASE("a blink stops before walls, the hero and creatures that are not submerged, and at its reach",
          "[play][blink]") {
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

TEST_CASE("a blink goes as far as it reaches and stops before obstacles", "[play][bolts]") {
    Scenario s{long_hall};
    const int clock = s.game.scent_clock;
    s.game.hero.vitals.statuses.set(Status::Stuck, 4);
    CHECK(cast_by(s, nullptr, Bolt::Blinking, 5, {3, 3}).shows_its_kind);
    CHECK(s.game.hero.at == Pos{13, 3});
    CHECK(s.game.scent_clock == clock + 30);
    CHECK_FALSE(s.game.hero.vitals.statuses.has(Status::Stuck));
    add_creature(s, MonsterKind::Rat, {18, 3});
    cast_by(s, nullptr, Bolt::Blinking, 5, {20, 3});
    CHECK(s.game.hero.at == Pos{17, 3});
    CHECK_FALSE(cast_by(s, nullptr, Bolt::Blinking, 5, {20, 3}).shows_its_kind);
    CHECK(s.game.hero.at == Pos{17, 3});
    Monster& imp = add_live_creature(s, MonsterKind::Imp, {2, 1});
    cast_by(s, &imp, Bolt::Blinking, {5, 1});
    CHECK(imp.at == Pos{14, 1});
    CHECK(s.count<Blinked>() == 3);
}

TEST_CASE("a blink is reported before the effects of its destination", "[play][bolts]") {
    Scenario s{long_hall};
    for (int x = 4; x < 28; ++x) s.level().layers.put(Layer::Surface, {x, 3}, Terrain::Spiderweb);
    cast_by(s, nullptr, Bolt::Blinking, 5, {20, 3});
    REQUIRE(s.last<StatusBegan>());
    const auto first = [&](auto is) { return std::find_if(s.events.begin(), s.events.end(), is); };
    CHECK(first([](const Event& event) { return event.is<Blinked>(); }) <
          first([](const Event& event) { return event.is<StatusBegan>(); }));
}

TEST_CASE("a blink frees from a hold, and a hero who blinks leaves a trail that is harder to follow",
          "[play][blink]") {
    for (const bool is_hero : {true, false}) {
        Scenario s{long_hall};
        Monster& ogre = add_live_creature(s, MonsterKind::Ogre, s.game.hero.at + Pos{1, 0});
        Actor& who = is_hero ? static_cast<Actor&>(s.game.hero) : ogre;
        s.game.hero.set(MonsterMark::Seized);
        ogre.set(MonsterMark::Seizing);
        const int clock = s.game.scent_clock;
        const Pos from = who.at;
        const Pos to = from + Pos{9, 0};
        Moment now{s};
        blink(now.turn, now.level, who, to);
        CHECK(who.at == to);
        CHECK_FALSE(s.game.hero.has(MonsterMark::Seized));
        CHECK(s.game.scent_clock == clock + (is_hero ? 30 : 0));
        REQUIRE(s.last<Blinked>());
        CHECK(s.last<Blinked>()->who.hero == is_hero);
        CHECK(s.last<Blinked>()->from == from);
        CHECK(s.last<Blinked>()->to == to);
    }
}

}  // namespace cellophane
