#include "play/combat/blow_effects.h"
#include "play/effects/harm.h"
#include "play/observation/observe.h"
#include "play/pack_scene.h"
#include "support/catch.h"

// A game made easier (rules/hero.md 7.5 and 14).

namespace cellophane {

namespace {

Scenario scaled_for_easy_mode() {
    Scenario s{bare_room};
    s.play(PlayEasily{}).play(Answer{true});
    return s;
}

int health_after(Scenario s, int damage) {
    s.game.hero.health = s.game.hero.max_health = 100;
    Moment moment{s};
    hurt(moment.level, s.game.hero, damage, Ending{}, Shielding::Counts);
    return s.game.hero.health;
}

}  // namespace

TEST_CASE("easy mode asks for confirmation and cannot be left again", "[play][easy]") {
    Scenario s{bare_room};
    s.play(PlayEasily{});
    CHECK(s.game.question == Question::PlayEasily);
    CHECK_FALSE(s.game.easy);
    s.play(Answer{false});
    CHECK_FALSE(s.game.easy);
    CHECK(s.last<EasyModeAnswered>()->how == EasyModeAnswered::How::Declined);
    s.play(PlayEasily{}).play(Answer{true});
    CHECK(s.game.easy);
    CHECK(s.last<EasyModeAnswered>()->how == EasyModeAnswered::How::Begun);
    s.play(PlayEasily{});
    CHECK(s.game.question == Question::None);
    CHECK(s.last<EasyModeAnswered>()->how == EasyModeAnswered::How::BegunBefore);
    CHECK(s.game.easy);
    CHECK(s.game.turns == 0);
}

TEST_CASE("in easy mode damage to the hero is a fifth, and at least one point", "[play][easy]") {
    CHECK(health_after(Scenario{bare_room}, 10) == 90);
    CHECK(health_after(scaled_for_easy_mode(), 10) == 98);
    CHECK(health_after(scaled_for_easy_mode(), 9) == 99);
    CHECK(health_after(scaled_for_easy_mode(), 4) == 99);
    CHECK(health_after(scaled_for_easy_mode(), 0) == 100);
    // A shield takes what it takes before that.
    Scenario shielded = scaled_for_easy_mode();
    shielded.game.hero.vitals.statuses.set(Status::Shielded, 50);
    CHECK(health_after(shielded, 15) == 98);
}

TEST_CASE("in easy mode damage to monsters is unchanged", "[play][easy]") {
    Scenario s = scaled_for_easy_mode();
    Monster& ogre = add_live_creature(s, MonsterKind::Ogre, {9, 3});
    const int before = ogre.health;
    Moment moment{s};
    hurt(moment.level, ogre, 10, Ending{}, Shielding::Counts);
    CHECK(ogre.health == before - 10);
}

TEST_CASE("in easy mode damage can still kill the hero", "[play][easy]") {
    Scenario s = scaled_for_easy_mode();
    s.game.hero.health = 2;
    Moment moment{s};
    hurt(moment.level, s.game.hero, 10, Ending{}, Shielding::Counts);
    CHECK(s.game.ending.has_value());
}

TEST_CASE("in easy mode poison counts as fatal only if a fifth of it kills", "[play][easy]") {
    const auto is_fatal = [](Scenario s, int health) {
        Vitals& vitals = s.game.hero.vitals;
        s.game.hero.health = health;
        s.game.hero.max_health = 100;
        vitals.poison = 9;
        vitals.statuses.set(Status::Poisoned, 9);
        Moment moment{s};
        poison(moment.turn, s.game.hero, 1, Party{});
        return s.last<Afflicted>()->fatal;
    };
    // Ten turns of ten points, or of two.
    CHECK(is_fatal(Scenario{bare_room}, 100));
    CHECK_FALSE(is_fatal(scaled_for_easy_mode(), 21));
    CHECK(is_fatal(scaled_for_easy_mode(), 20));
    // Others get no mercy.
    Scenario s = scaled_for_easy_mode();
    Monster& ogre = add_live_creature(s, MonsterKind::Ogre, {9, 3});
    ogre.health = 10;
    ogre.vitals.poison = 4;
    Moment moment{s};
    poison(moment.turn, ogre, 2, Party{});
    CHECK(s.last<Afflicted>()->fatal);
}

TEST_CASE("the poison bar is full at the amount that kills, also in easy mode", "[play][easy]") {
    const auto most = [](Scenario s) {
        s.game.hero.max_health = 100;
        s.game.hero.vitals.poison = 10;
        s.game.hero.vitals.statuses.set(Status::Poisoned, 3);
        Observation seen;
        observe(s.game, seen);
        return seen.hero->statuses.front().most;
    };
    CHECK(most(Scenario{bare_room}) == 10);
    CHECK(most(scaled_for_easy_mode()) == 50);
}

}  // namespace cellophane
