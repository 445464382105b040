#include <algorithm>

#include "record/replay.h"
#include "session/crafted.h"
#include "support/catch.h"

// The hero goes on by itself (rules/hero.md 10.8).

namespace cellophane {

namespace {

Session let_down(bool harmless = true) {
    return Session{{.seed = 1729, .harmless = harmless}};
}

void let_go(Session& session, bool fast = false) {
    session.press({.name = fast ? "a" : "A", .control = fast});
    press(session, "y");
}

}  // namespace

TEST_CASE("the autopilot asks before it starts", "[session][autopilot]") {
    Session session = let_down();
    press(session, "A");
    CHECK(shows(session, "Start autopilot?"));
    press(session, "n");
    CHECK(session.recorded() == 0);
    CHECK(session.wants_time() == -1);
    let_go(session);
    CHECK(session.turns() == 1);
    CHECK(session.wants_time() == 50);
    session.pass_time(500);
    CHECK(session.turns() == 11);
    Session fast = let_down();
    let_go(fast, true);
    CHECK(fast.wants_time() == 1);
    fast.pass_time(10);
    CHECK(fast.state_hash() == session.state_hash());
}

TEST_CASE("the autopilot explores and descends without input until a key is pressed",
          "[session][autopilot]") {
    Session session = let_down();
    let_go(session, true);
    for (int i = 0; i < 400 && session.depth() < 4; ++i) {
        session.pass_time(100);
        CHECK_FALSE(shows(session, "--MORE--"));
        if (i % 5 == 0) session.point({.act = PointerAct::Hover, .column = 40 + i % 20, .row = 10});
    }
    CHECK(session.depth() >= 4);
    CHECK(session.wants_time() == 1);
    for (const std::string& message : session.messages())
        CHECK(message.find("left to explore") == std::string::npos);
    const int turns = session.turns();
    press(session, "Escape");
    CHECK(session.wants_time() == -1);
    session.pass_time(1000);
    CHECK(session.turns() == turns);
    // A click ends it as well.
    let_go(session, true);
    session.pass_time(5);
    session.point({.act = PointerAct::Press, .column = 0, .row = 33});
    CHECK(session.wants_time() == -1);
    // What it did is written down as ordinary commands.
    Replay replay{recording_from(session.recording()).value()};
    replay.run_to_end();
    CHECK_FALSE(replay.problem().has_value());
    CHECK(replay.play().state_hash() == session.state_hash());
}

TEST_CASE("the autopilot of a hero who can die fights, and ends with his death at the latest",
          "[session][autopilot]") {
    Session session = let_down(false);
    const auto is_over = [&] {
        return session.report().over ||
               session.messages().back().find("utopilot has stopped") != std::string::npos;
    };
    // The autopilot stops whenever the hero is badly hurt, and is told to go on.
    for (int times = 0; times < 100 && !is_over(); ++times) {
        press(session, "Space");
        let_go(session, true);
        for (int i = 0; i < 600 && session.wants_time() > 0; ++i) session.pass_time(100);
    }
    CHECK(session.wants_time() == -1);
    CHECK(is_over());
}

TEST_CASE("an alert stops the autopilot", "[session][autopilot]") {
    Session session = crafted([](Game& game) {
        game.hero.health = game.hero.max_health * 2 / 5 + 1;
        game.hero.vitals.statuses.set(Status::Poisoned, 9);
        game.hero.vitals.poison = 1;
    });
    let_go(session);
    for (int i = 0; i < 100 && session.wants_time() > 0; ++i) session.pass_time(50);
    CHECK(session.wants_time() != 50);
    CHECK_FALSE(session.report().over);
    CHECK(session.turns() < 5);
    CHECK(session.observe().hero->health * 5 <= session.observe().hero->max_health * 2);
}

TEST_CASE("on the deepest level without the Amulet the autopilot tries the portal once",
          "[session][autopilot]") {
    const NewGame options{.seed = 3, .depth = long_deepest_depth, .harmless = true};
    Session session = crafted(
        [](Game& game) {
            std::erase_if(game.here().level.items,
                          [](const Item& item) { return item.kind == ItemKind::Amulet; });
        },
        options);
    let_go(session, true);
    for (int i = 0; i < 400 && session.wants_time() > 0; ++i) session.pass_time(100);
    CHECK(session.wants_time() == -1);
    const std::vector<std::string>& messages = session.messages();
    CHECK(std::count_if(messages.begin(), messages.end(), [](const std::string& message) {
              return message.find("crystal portal does not let you through") != std::string::npos;
          }) == 1);
    CHECK(messages.back().find("utopilot has stopped") != std::string::npos);
}

TEST_CASE("an autopilot that cannot go on says so and stops", "[session][autopilot]") {
    Session session = crafted([](Game& game) { game.hero.vitals.statuses.set(Status::Confused, 500); });
    let_go(session, true);
    session.pass_time(100);
    CHECK(session.wants_time() == -1);
    CHECK(session.turns() == 0);
    CHECK(session.messages().back().find("utopilot has stopped") != std::string::npos);
}

}  // namespace cellophane
