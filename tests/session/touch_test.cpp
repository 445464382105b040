#include "session/crafted.h"
#include "session/messages/screen_description.h"
#include "session/mouse.h"
#include "support/catch.h"
#include "view/panels.h"

// Without a keyboard (rules/interface.md A4).

namespace cellophane {

namespace {

Session touched() {
    Session session{{.seed = 1729}};
    session.set_keyboard(false);
    return session;
}

void touch(Session& session, int column, int row) {
    session.point({.act = PointerAct::Press, .column = column, .row = row});
}

}  // namespace

TEST_CASE("labels without their key keep their width", "[session][touch]") {
    CHECK(without_key(" Drink (a) ") == "   Drink   ");
    CHECK(without_key("  Yes (y)  ") == "    Yes    ");
    CHECK(without_key("Menu") == "Menu");
}

TEST_CASE("without a keyboard no key is shown on the buttons, the pack and the map", "[session][touch]") {
    Session session = touched();
    Session keyed{{.seed = 1729}};
    for (const char* words : {"(x)", "(z)", "(i)"}) {
        CHECK(shows(keyed, words));
        CHECK_FALSE(shows(session, words));
    }
    CHECK(shows(session, "Explore"));
    press(session, "i");
    CHECK(shows(session, "tap: details and actions"));
    CHECK_FALSE(shows(session, "Esc"));
    press(session, "a");
    CHECK(shows(session, "Drop"));
    CHECK_FALSE(shows(session, "(d)"));
    // Letters are for keyboards.
    CHECK_FALSE(shows(session, "Letter"));
    press(session, "Escape");
    press(session, "&");
    CHECK(shows(session, "Yes"));
    CHECK_FALSE(shows(session, "(y)"));
    press(session, "n");
    press(session, "O");
    CHECK(shows(session, "tap a setting"));
    CHECK_FALSE(shows(session, "(Esc)"));
}

TEST_CASE("without a keyboard pages and prompts name no keys", "[session][touch]") {
    Session session = touched();
    const auto tells_of_touch = [&](std::string_view words) {
        INFO(session.text());
        CHECK(shows(session, words));
        for (const char* key : {"key goes", "Esc", "Return", "h: the best", "Page Up"})
            CHECK_FALSE(shows(session, key));
        press(session, "Escape");
    };
    press(session, "D");
    tells_of_touch("tap to go back");
    press(session, "F");
    tells_of_touch("tap to go back");
    press(session, "F");
    press(session, "h");
    tells_of_touch("to go back.");
    press(session, "F");
    press(session, "g");
    tells_of_touch("to go back.");
    press(session, "t");
    press(session, "c");
    tells_of_touch("tap a target twice. Tap outside the map to cancel.");
    press(session, "R");
    press(session, "a");
    tells_of_touch("tap elsewhere: cancel");
}

TEST_CASE("without a keyboard the greeting, the menu and messages name no keys", "[session][touch]") {
    Session keyed{{.seed = 1729}};
    CHECK(shows(keyed, "Press ? for help"));
    Session session = touched();
    CHECK_FALSE(shows(session, "Press"));
    CHECK(shows(session, "Tap Menu"));
    CHECK(session.messages().back().find("Tap Menu") != std::string::npos);
    // A keyboard that turns up changes the hints.
    session.set_keyboard(true);
    CHECK(shows(session, "Press ? for help"));
    session.set_keyboard(false);
    press(session, "J");
    CHECK_FALSE(shows(session, "(J"));
    press(session, "\\");
    CHECK_FALSE(shows(session, "(\\"));
    press(session, "Enter");
    press(session, "Escape");
    for (Session* who : {&session, &keyed}) {
        click_at(*who, spot_of_text(*who, " Menu  "));
        CHECK(shows(*who, "Settings"));
        CHECK(shows(*who, "Help"));
    }
}

TEST_CASE("without a keyboard maps and settings name no keys, and no keys can be swapped",
          "[session][touch]") {
    Session session = touched();
    press(session, "m");
    CHECK(shows(session, "Below"));
    CHECK_FALSE(shows(session, "(>)"));
    press(session, "Escape");
    press(session, "O");
    CHECK(shows(session, "Letters in gas"));
    CHECK_FALSE(shows(session, "c  Letters in gas"));
    CHECK_FALSE(shows(session, "Keys"));
    for (const ReadChoice& choice : session.reading().choices)
        CHECK(choice.label.find("Keys") == std::string::npos);
    // The line above the first is the last.
    press(session, "Up");
    press(session, "Enter");
    CHECK_FALSE(shows(session, "Press the key"));
    session.set_keyboard(true);
    press(session, "Up");
    press(session, "Down");
    press(session, "Down");
    session.set_keyboard(false);
    CHECK(session.text().find("Keys") == std::string::npos);
}

TEST_CASE("buttons without keys are touched where they are painted", "[session][touch]") {
    Session session = touched();
    press(session, "&");
    const std::uint64_t before = session.state_hash();
    // Where "Yes" is painted.
    const std::string text = session.text();
    const std::size_t at = text.find("Yes");
    REQUIRE(at != std::string::npos);
    int row = 0;
    std::size_t line = 0;
    for (std::size_t end = text.find('\n'); end < at; end = text.find('\n', line)) {
        line = end + 1;
        ++row;
    }
    touch(session, static_cast<int>(at - line), row);
    CHECK(session.observe().hero->easy);
    CHECK(session.state_hash() != before);
}

}  // namespace cellophane
