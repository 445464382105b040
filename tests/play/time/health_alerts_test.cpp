#include "play/time/health_alerts.h"
#include "play/scenario.h"
#include "support/catch.h"

// What must be seen at once of the hero's health (rules/interface.md 4).

namespace cellophane {

namespace {

Scenario poisoned(int health, int turns, int strength = 1) {
    Scenario s{long_hall};
    s.game.hero.max_health = 40;
    s.game.hero.health = health;
    s.game.hero.vitals.poison = strength;
    if (turns > 0) s.game.hero.vitals.statuses.set(Status::Poisoned, turns);
    return s;
}

/// What is told once poison that lasts `before` turns lasts `after`; 0: nothing.
int alert_after(int before, int after, int strength = 1, bool easy = false) {
    Scenario s = poisoned(40, before, strength);
    s.game.easy = easy;
    const HealthState health_before = health_state_of(s.game);
    s.game.hero.vitals.statuses.set(Status::Poisoned, after);
    Moment now{s};
    warn_of_health_changes(now.turn, health_before);
    const auto alert = s.last<PoisonAlert>();
    return alert ? alert->percent : 0;
}

}  // namespace

TEST_CASE("poison that will take half, nine tenths or all of the health is reported once each",
          "[play][plight]") {
    CHECK(alert_after(0, 20) == 0);
    CHECK(alert_after(20, 21) == 50);
    CHECK(alert_after(21, 22) == 0);
    CHECK(alert_after(0, 36) == 50);
    CHECK(alert_after(36, 37) == 90);
    CHECK(alert_after(0, 39) == 90);
    CHECK(alert_after(39, 40) == 100);
    CHECK(alert_after(40, 60) == 0);
    // What leaves him is no news.
    CHECK(alert_after(40, 21) == 0);
    // Two points a turn; in an easier game five of strength take one.
    CHECK(alert_after(0, 20, 2) == 100);
    CHECK(alert_after(0, 20, 5, true) == 0);
    CHECK(alert_after(0, 40, 5, true) == 100);
}

TEST_CASE("a wound makes existing poison fatal and reports it", "[play][plight]") {
    Scenario s = poisoned(40, 20);
    const HealthState health_before = health_state_of(s.game);
    s.game.hero.health = 20;
    Moment now{s};
    warn_of_health_changes(now.turn, health_before);
    CHECK(s.last<PoisonAlert>()->percent == 100);
    CHECK(s.count<HealthAlert>() == 0);
}

TEST_CASE("falling to 40, 25, 10 or 5 percent of health is reported", "[play][plight]") {
    for (const int percent : {40, 25, 10, 5}) {
        CAPTURE(percent);
        Scenario s = poisoned(40 * percent / 100 + 1, 9);
        s.play(Rest{});
        REQUIRE(s.count<HealthAlert>() == 1);
        CHECK(s.last<HealthAlert>()->percent == percent);
        s.play(Rest{});
        CHECK(s.count<HealthAlert>() == 1);
    }
}

TEST_CASE("a hero whose game is over is warned of nothing", "[play][plight]") {
    Scenario s = poisoned(40, 20);
    const HealthState health_before = health_state_of(s.game);
    s.game.hero.health = 4;
    s.game.ending.emplace();
    Moment now{s};
    warn_of_health_changes(now.turn, health_before);
    CHECK(s.count<HealthAlert>() + s.count<PoisonAlert>() == 0);
    s.game.ending.reset();
    warn_of_health_changes(now.turn, health_before);
    CHECK(s.count<HealthAlert>() + s.count<PoisonAlert>() == 2);
}

}  // namespace cellophane
