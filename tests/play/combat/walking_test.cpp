#include "play/combat/walking.h"

#include "play/ai/monster_step.h"
#include "play/combat/stepping.h"
#include "play/scenario.h"
#include "support/catch.h"

// What the steps of the hero and of creatures have in common (rules/hero.md 10.3; rules/monsters.md 9.3).

namespace cellophane {

TEST_CASE("the hero and creatures change places alike, and the displaced bears no lava", "[play][step]") {
    for (const bool is_hero : {true, false}) {
        for (const Terrain left : {Terrain::Floor, Terrain::Lava}) {
            CAPTURE(is_hero, left);
            Scenario s{"#######\n#.....#\n#.@...#\n#.....#\n#######\n"};
            Monster& ogre = add_ally(s, MonsterKind::Ogre, {5, 3});
            Monster& ally = add_ally(s, MonsterKind::Goblin, {3, 2});
            Actor& walker = is_hero ? static_cast<Actor&>(s.game.hero) : ogre;
            if (!is_hero) walker.at = {2, 2}, s.game.hero.at = {5, 1};
            s.level().layers.put(Layer::Liquid, {2, 2}, left == Terrain::Lava ? left : Terrain::Nothing);
            s.level().occupancy.rebuild(s.level().monsters, s.level().size());
            REQUIRE(consider(s.game, walker, {.toward = Direction::East}).kind == StepVerdict::Kind::Swaps);
            Moment now{s};
            CHECK(move_over(now.level, walker, {3, 2}) == &ally);
            CHECK(walker.at == Pos{3, 2});
            CHECK((ally.at == Pos{2, 2}) == (left == Terrain::Floor));
            CHECK_FALSE(ally.at == Pos{3, 2});
            CHECK(anybody_at(s.game, ally.at) == &ally);
            CHECK(anybody_at(s.game, {3, 2}) == &walker);
        }
    }
}

TEST_CASE("who goes to a free cell displaces nothing and lets its prey go", "[play][step]") {
    Scenario s{"######\n#@...#\n######\n"};
    Monster& eel = add_live_creature(s, MonsterKind::Eel, {2, 1});
    eel.set(MonsterMark::Seizing);
    s.game.hero.set(MonsterMark::Seized);
    Moment now{s};
    CHECK(move_over(now.level, eel, {3, 1}) == nullptr);
    CHECK_FALSE(eel.has(MonsterMark::Seizing));
    CHECK_FALSE(s.game.hero.has(MonsterMark::Seized));
}

TEST_CASE("a hold has a holder beside its prey, or ends", "[play][step]") {
    for (const bool is_hero : {true, false}) {
        CAPTURE(is_hero);
        Scenario s{"#######\n#@....#\n#######\n"};
        Monster& eel = add_in_its_element(s, MonsterKind::Eel, {3, 1});
        Monster& goblin = add_ally(s, MonsterKind::Goblin, {4, 1});
        if (is_hero) s.game.hero.at = {2, 1};
        Actor& prey = is_hero ? static_cast<Actor&>(s.game.hero) : goblin;
        Moment now{s};
        CHECK(holder_of(now.level, prey) == nullptr);
        eel.set(MonsterMark::Seizing);
        prey.set(MonsterMark::Seized);
        CHECK(holder_of(now.level, prey) == &eel);
        CHECK(prey.has(MonsterMark::Seized));
        eel.clear(MonsterMark::Seizing);
        CHECK(holder_of(now.level, prey) == nullptr);
        CHECK_FALSE(prey.has(MonsterMark::Seized));
    }
}

TEST_CASE("only confusion and wings change a direction, and never into a wall", "[play][step]") {
    Scenario s{"#######\n#.....#\n#.@...#\n##....#\n#######\n"};
    Monster& bat = add_live_creature(s, MonsterKind::VampireBat, {4, 2});
    Monster& rat = add_live_creature(s, MonsterKind::Rat, {1, 2});
    Moment now{s};
    CHECK(swayed(now.turn, s.game.hero, Direction::SouthWest) == Direction::SouthWest);
    CHECK(swayed(now.turn, rat, Direction::East) == Direction::East);
    int fluttered = 0;
    for (int i = 0; i < 300; ++i) fluttered += swayed(now.turn, bat, Direction::East) != Direction::East;
    CHECK(fluttered > 50);
    CHECK(fluttered < 150);
    for (Actor* who : {static_cast<Actor*>(&s.game.hero), static_cast<Actor*>(&rat)}) {
        who->vitals.statuses.set(Status::Confused, 10);
        bool elsewhere = false;
        for (int i = 0; i < 100; ++i) {
            const Direction d = swayed(now.turn, *who, Direction::East);
            REQUIRE(d != Direction::count);
            elsewhere = elsewhere || d != Direction::East;
            CHECK_FALSE(s.level().layers.has(who->at + step(d), {TerrainProperty::BlocksMovement}));
        }
        CHECK(elsewhere);
    }
}

TEST_CASE("a creature that is swapped with meets what lies in its new cell, and so does who swaps",
          "[play][step]") {
    for (const bool is_web_left : {true, false}) {
        Scenario s{long_hall};
        Monster& leader = add_live_creature(s, MonsterKind::Goblin, {10, 3});
        Monster& follower = add_live_creature(s, MonsterKind::Goblin, {11, 3});
        follower.leader = leader.id;
        leader.turns_here = follower.turns_here = 5;
        s.level().layers.put(Layer::Surface, is_web_left ? leader.at : follower.at, Terrain::Spiderweb);
        Moment now{s};
        shift_to(now.acting(leader), {11, 3});
        CHECK(leader.at == Pos{11, 3});
        CHECK(follower.at == Pos{10, 3});
        CHECK(follower.has(Status::Stuck) == is_web_left);
        CHECK(leader.has(Status::Stuck) != is_web_left);
        CHECK(leader.turns_here == 0);
        CHECK(follower.turns_here == 0);
        CHECK(leader.vitals.ticks == leader.move_ticks());
    }
}

}  // namespace cellophane
