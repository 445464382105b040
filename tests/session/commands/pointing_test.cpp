#include <string>

#include "session/scenes.h"

// The cursor that keys move (rules/interface.md 8).

namespace cellophane {

TEST_CASE("Return puts the cursor where it was left", "[session][pointing]") {
    Session session = in_the_open();
    press(session, "Enter");
    const std::string at_first = pointed_place(session);
    for (const char* key : {"k", "k", "k"}) press(session, key);
    const std::string left = session.repaint();
    REQUIRE_FALSE(pointed_place(session) == at_first);
    press(session, "Escape");
    REQUIRE_FALSE(session.repaint() == left);
    press(session, "Enter");
    CHECK(session.repaint() == left);
    press(session, "Enter");
    session.pass_time(60'000);
    CHECK(session.turns() > 0);
}

TEST_CASE("on another level the cursor starts at the hero", "[session][pointing]") {
    Session session{{.seed = 1729, .harmless = true}};
    explore_all(session);
    for (const char* key : {"Enter", "K", "Escape"}) press(session, key);
    for (int i = 0; i < 20 && session.depth() == 1; ++i) {
        go(session, ">");
        session.pass_time(60'000);
    }
    REQUIRE(session.depth() == 2);
    press(session, "Escape");
    press(session, "Enter");
    CHECK(pointed_place(session).find("You are standing") == 0);
}

}  // namespace cellophane
