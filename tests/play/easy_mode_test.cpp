#include "play/effects/harm.h"
#include "play/pack_scene.h"
#include "support/catch.h"

// A game made easier (spec 60, sections 7.5 and 14).

namespace cellophane {

namespace {

Scenario eased() {
    Scenario s{bare_room};
    s.play(PlayEasily{}).play(Answer{true});
    return s;
}

int health_after(Scenario s, int damage) {
    s.game.hero.health = s.game.hero.max_health = 100;
    Moment moment{s};
    hurt(moment.level, hero_of(s.game), damage, Ending{}, Shielding::Counts);
    return s.game.hero.health;
}

}  // namespace

TEST_CASE("an easier game is asked for twice, and there is no way back", "[play][easy]") {
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

TEST_CASE("what hurts the hero hurts a fifth as much, and at least a little", "[play][easy]") {
    CHECK(health_after(Scenario{bare_room}, 10) == 90);
    CHECK(health_after(eased(), 10) == 98);
    CHECK(health_after(eased(), 9) == 99);
    CHECK(health_after(eased(), 4) == 99);
    CHECK(health_after(eased(), 0) == 100);
    // A shield takes what it takes before that.
    Scenario shielded = eased();
    shielded.game.hero.vitals.statuses.set(Status::Shielded, 50);
    CHECK(health_after(shielded, 15) == 98);
}

TEST_CASE("others are hurt as ever", "[play][easy]") {
    Scenario s = eased();
    Monster& ogre = add_live_creature(s, MonsterKind::Ogre, {9, 3});
    const int before = ogre.health;
    Moment moment{s};
    hurt(moment.level, creature(ogre), 10, Ending{}, Shielding::Counts);
    CHECK(ogre.health == before - 10);
}

TEST_CASE("what kills at once kills in an easier game, too", "[play][easy]") {
    Scenario s = eased();
    s.game.hero.health = 2;
    Moment moment{s};
    hurt(moment.level, hero_of(s.game), 10, Ending{}, Shielding::Counts);
    CHECK(s.game.ending.has_value());
}

}  // namespace cellophane
