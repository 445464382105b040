#include <algorithm>
#include <cstdlib>

#include "screen/utf8.h"
#include "session/crafted.h"
#include "session/messages/screen_description.h"
#include "support/catch.h"

// Health and poison, flashed beside the hero (rules/interface.md 4).

namespace cellophane {

namespace {

/// Poison of one point a turn is at work in a hero of so much health.
Session poisoned(int health, int turns) {
    return crafted([=](Game& game) {
        game.hero.health = health;
        game.hero.max_health = 40;
        game.hero.vitals.poison = 1;
        game.hero.vitals.statuses.set(Status::Poisoned, turns);
    });
}

/// The row of the screen, and the column, where the words begin; -1: nowhere.
Pos place_of(Session& session, std::string_view words) {
    const std::string text = session.text();
    const std::size_t at = text.find(words);
    if (at == std::string::npos) return {-1, -1};
    const auto before = text.substr(0, at);
    const auto line = before.rfind('\n');
    const int row = static_cast<int>(std::count(before.begin(), before.end(), '\n'));
    return {static_cast<int>(from_utf8(std::string_view{before}.substr(line + 1)).size()), row};
}

}  // namespace

TEST_CASE("health falling below 40 percent flashes an alert that is not logged", "[session][alerts]") {
    Session session = poisoned(17, 3);
    const std::size_t told = session.messages().size();
    press(session, "z");
    CHECK(shows(session, "Your health is below 40%!"));
    CHECK(session.messages().size() == told);
    CHECK(session.reading().urgent == "Your health is below 40%!");
    // The alert goes away by itself.
    REQUIRE(session.wants_time() > 0);
    session.pass_time(999);
    CHECK(shows(session, "below 40%"));
    session.pass_time(1);
    CHECK_FALSE(shows(session, "below 40%"));
    CHECK(session.wants_time() == -1);
    // What has been told once is not told again while it goes on.
    press(session, "z");
    CHECK_FALSE(shows(session, "below 40%"));
}

TEST_CASE("an alert stands two rows from the hero, and any key removes it", "[session][alerts]") {
    Session session = poisoned(11, 3);
    press(session, "z");
    const Pos at = place_of(session, "Your health is below 25%!");
    const int hero_row = session.observe().hero->at.y + 3;
    CHECK(std::abs(at.y - hero_row) == 2);
    CHECK(at.x >= 21);
    const std::uint64_t state = session.state_hash();
    press(session, "J");
    CHECK_FALSE(shows(session, "below 25%"));
    CHECK(session.state_hash() == state);
}

TEST_CASE("poison alerts say how much of the health it will take, also in the words", "[session][alerts]") {
    Session session = crafted([](Game& game) {
        Item flask;
        flask.kind = ItemKind::PotionOfPoisonousGas;
        flask.letter = 'q';
        game.hero.pack.items.push_back(flask);
        game.hero.health = game.hero.max_health = 30;
        // What eats at his health besides makes the same poison worse.
        game.hero.vitals.poison = 1;
        game.hero.vitals.statuses.set(Status::Poisoned, 22);
    });
    press(session, "a");
    press(session, "q");
    for (int i = 0; i < 20 && !shows(session, "This poison will kill you!"); ++i) {
        press(session, "Space");
        press(session, "z");
    }
    CHECK(shows(session, "This poison will kill you!"));
    CHECK(session.reading().urgent.find("This poison will kill you!") != std::string::npos);
}

TEST_CASE("long notices make alerts last longer", "[session][alerts]") {
    Session session = poisoned(17, 3);
    session.set_settings("long-notices on");
    press(session, "z");
    session.pass_time(3999);
    CHECK(shows(session, "below 40%"));
    session.pass_time(1);
    CHECK_FALSE(shows(session, "below 40%"));
}

}  // namespace cellophane
