#include "session/messages/earlier_messages.h"

#include <algorithm>
#include <string>
#include <vector>

#include "session/journey.h"
#include "session/scenes.h"
#include "words/event_sentences.h"
#include "words/grammar.h"

// Messages after a saved game has been loaded (rules/interface.md 4).

namespace cellophane {

namespace {

Session loaded(const Session& session) {
    return Session::resumed(std::move(saved_game_from(session.save()).value()));
}

void read_all(Session& session) {
    while (session.wants_time() >= 0) session.pass_time(1);
}

}  // namespace

TEST_CASE("a loaded game shows the messages it was left with", "[session][earlier_messages]") {
    Session session = traveled();
    read_all(session);
    REQUIRE(session.log(1000).size() > 20);
    Session again = loaded(session);
    CHECK(again.messages().empty());
    read_all(again);
    CHECK(again.messages() == session.messages());
    CHECK(again.log(1000) == session.log(1000));
    CHECK(shows(again, session.messages().back()));
    CHECK(again.state_hash() == session.state_hash());
    CHECK(again.recorded() == session.recorded());
}

TEST_CASE("what is told while earlier messages are read follows them", "[session][earlier_messages]") {
    const Session& session = journeyed();
    Session again = loaded(session);
    again.show_message("the ink is dry.");
    read_all(again);
    REQUIRE(again.messages().size() == session.messages().size() + 1);
    CHECK(again.messages().front() == session.messages().front());
    CHECK(again.messages().back() == "The ink is dry.");
    CHECK(again.log(1) == std::vector<std::string>{"The ink is dry."});
}

TEST_CASE("a loaded game shows the hints that were given where they stood", "[session][earlier_messages]") {
    Session session{{.seed = 42}};
    session.set_hints(true);
    for (int i = 0; i < 6; ++i) {
        go(session, "x");
        session.pass_time(60'000);
        press(session, "z");
    }
    read_all(session);
    const std::string hints = session.settings().substr(session.settings().find("hints-given"));
    REQUIRE(hints.find("stealth@") != std::string::npos);
    REQUIRE(std::count(hints.begin(), hints.end(), '@') >= 2);
    Session again = loaded(session);
    CHECK(again.set_settings(session.settings()).empty());
    CHECK(again.settings() == session.settings());
    again.set_hints(true);
    read_all(again);
    CHECK(again.messages() == session.messages());
    CHECK(again.log(1000) == session.log(1000));
    // Another game has others, though it be in the same dungeon.
    Session other{{.seed = 42}};
    for (int i = 0; i < 40; ++i) press(other, i == 0 ? "s" : "z");
    Session other_again = loaded(other);
    other_again.set_settings(session.settings());
    read_all(other_again);
    CHECK(other_again.messages() == other.messages());
}

TEST_CASE("a game that was left before its first command has nothing to read",
          "[session][earlier_messages]") {
    Session again = loaded(at_the_door());
    CHECK(again.wants_time() < 0);
}

}  // namespace cellophane
