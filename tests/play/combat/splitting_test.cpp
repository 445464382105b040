#include "play/combat/splitting.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

#include "play/creature_scene.h"
#include "support/catch.h"

// How jellies split (rules/hero.md 7.9), and how many of them there can be.

namespace cellophane {

namespace {

/// Whether a jelly splits where there are so many others like it here, and so many on the levels beside.
bool splits_among(int here, int above, int below, bool is_other_sides = false) {
    Scenario s{hall(60, 9, {2, 4})};
    Monster& jelly = add_live_creature(s, MonsterKind::PinkJelly, {3, 4});
    for (int i = 0; i < here; ++i) {
        Monster& other =
            add_live_creature(s, MonsterKind::PinkJelly, {6 + i % 50, 1 + i / 50}, MonsterState::Sleeping);
        if (is_other_sides) befriend(other);
    }
    for (const int depth : {4, 6}) {
        VisitedLevel place = drawn_place(hall(60, 9, {-1, -1}), depth);
        for (int i = 0; i < (depth == 4 ? above : below); ++i) {
            Monster other = newborn(MonsterKind::PinkJelly, std::nullopt, {1 + i % 50, 1 + i / 50});
            other.id = ActorId{++s.game.creatures_born};
            place.level.monsters.push_back(other);
        }
        s.game.places[static_cast<std::size_t>(depth - 1)] = std::move(place);
    }
    const std::size_t before = s.level().monsters.size();
    Moment now{s};
    split(now.turn, now.level, s.game.hero, jelly);
    return s.level().monsters.size() > before;
}

/// The hero hits the jelly; returns what has split off, null if nothing has.
Monster* split_off(Scenario& s, Monster& jelly) {
    const std::size_t before = s.level().monsters.size();
    Moment now{s};
    split(now.turn, now.level, s.game.hero, jelly);
    if (s.level().monsters.size() == before) return nullptr;
    for (Monster& monster : s.level().monsters)
        if (monster.id == ActorId{s.game.creatures_born}) return &monster;
    return nullptr;
}

}  // namespace

TEST_CASE("a hundred jellies of one side, here and on the levels beside, split no more",
          "[play][splitting]") {
    CHECK(splits_among(98, 0, 0));
    CHECK_FALSE(splits_among(99, 0, 0));
    CHECK(splits_among(0, 98, 0));
    CHECK_FALSE(splits_among(0, 99, 0));
    CHECK(splits_among(33, 33, 32));
    CHECK_FALSE(splits_among(33, 33, 33));
    CHECK(splits_among(150, 0, 0, true));
}

TEST_CASE("both halves of a jelly have half its health, rounded up", "[play][splitting]") {
    for (const int health : {1, 2, 3, 25, 50}) {
        Scenario s{long_hall};
        Monster& jelly = add_live_creature(s, MonsterKind::PinkJelly, {2, 3});
        jelly.health = health;
        const Monster* half = split_off(s, jelly);
        REQUIRE(half != nullptr);
        CHECK(jelly.health == (health + 1) / 2);
        CHECK(half->health == (health + 1) / 2);
        CHECK(half->max_health == jelly.max_health);
    }
    Scenario s{long_hall};
    Monster& dead = add_live_creature(s, MonsterKind::PinkJelly, {2, 3});
    dead.health = 0;
    CHECK(split_off(s, dead) == nullptr);
    Monster& ogre = add_live_creature(s, MonsterKind::Ogre, {5, 3});
    CHECK(split_off(s, ogre) == nullptr);
}

TEST_CASE("what a jelly has learned its other half has not, but it shares the mutation",
          "[play][splitting]") {
    Scenario s{long_hall};
    Monster& jelly = add_live_creature(s, MonsterKind::PinkJelly, {2, 3});
    jelly.mutation = Mutation::Juggernaut;
    jelly.stats = initial_stats(jelly.kind, jelly.mutation);
    const MonsterStats born = jelly.stats;
    jelly.stats.abilities |= {Ability::CausesHallucination};
    jelly.stats.accuracy += 30;
    jelly.schooling.slots = 2;
    const Monster* half = split_off(s, jelly);
    REQUIRE(half != nullptr);
    CHECK(half->mutation == jelly.mutation);
    CHECK(half->stats == born);
    CHECK(half->schooling.slots == 0);
    CHECK(jelly.can(Ability::CausesHallucination));
}

TEST_CASE("the other half waits a turn, is bound to nothing that held the first, and follows its leader",
          "[play][splitting]") {
    for (const int ticks : {10, 101, 400}) {
        Scenario s{long_hall};
        Monster& jelly = add_live_creature(s, MonsterKind::PinkJelly, {2, 3});
        jelly.vitals.ticks = ticks;
        for (const MonsterMark mark :
             {MonsterMark::Seizing, MonsterMark::Seized, MonsterMark::Absorbing, MonsterMark::Bonded})
            jelly.set(mark);
        Monster* half = split_off(s, jelly);
        REQUIRE(half != nullptr);
        CHECK(half->vitals.ticks == std::max(101, ticks));
        for (const MonsterMark mark : {MonsterMark::Seizing, MonsterMark::Seized, MonsterMark::Captive,
                                       MonsterMark::Absorbing, MonsterMark::Bonded})
            CHECK_FALSE(half->has(mark));
        CHECK(half->leader == jelly.id);
        // A third follows whom the second follows.
        const Monster* third = split_off(s, *half);
        REQUIRE(third != nullptr);
        CHECK(third->leader == jelly.id);
    }
}

TEST_CASE(
    "the other half appears beside the jelly's group or whoever struck it from beside, and only where the "
    "jelly would go",
    "[play][splitting]") {
    // J: the jelly, j: a follower beside it, o: one apart. A half may appear at x.
    const std::string_view picture = R"(
        ############
        #..lxx...o.#
        #.x@Jjx....#
        #..xx~.....#
        ############
    )";
    std::set<std::pair<int, int>> wanted;
    for (int y = 0; y < 5; ++y)
        for (int x = 0; x < 12; ++x)
            if (drawn::lines(picture)[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] == 'x')
                wanted.insert({x, y});
    std::set<std::pair<int, int>> found;
    for (std::uint64_t key = 1; key <= 200; ++key) {
        std::string bare{picture};
        for (char& c : bare)
            if (c == 'J' || c == 'j' || c == 'o' || c == 'x') c = '.';
        Scenario s{bare, key};
        Monster& jelly = add_live_creature(s, MonsterKind::PinkJelly, {4, 2});
        for (const Pos at : {Pos{5, 2}, Pos{9, 1}})
            add_live_creature(s, MonsterKind::PinkJelly, at).leader = jelly.id;
        const Monster* half = split_off(s, jelly);
        REQUIRE(half != nullptr);
        found.insert({half->at.x, half->at.y});
    }
    CHECK(found == wanted);
}

}  // namespace cellophane
