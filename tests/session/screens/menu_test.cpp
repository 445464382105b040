#include "screen/test_terminal.h"
#include "session/crafted.h"
#include "session/mouse.h"
#include "support/catch.h"

// What is pulled up from the button bar, and what the mouse does (rules/interface.md 6 and 7).

namespace cellophane {

namespace {

Session with_menu() {
    Session session{{.seed = 1729}};
    click_at(session, spot_of_text(session, "Menu"));
    REQUIRE(shows(session, "Save and quit"));
    return session;
}

}  // namespace

TEST_CASE("the menu stands above its button and lists commands without a button", "[session][menu]") {
    Session session = with_menu();
    Session closed = with_menu();
    press(closed, "Escape");
    const ScreenSpot button = spot_of_text(closed, "Menu");
    CHECK(spot_of_text(session, "Give up").row == button.row - 2);
    CHECK(spot_of_text(session, "Give up").column == button.column);
    for (const char* line :
         {"Rest until better", "Autopilot", "Throw again", "Easy mode", "[ ] Plain colours",
          "[ ] Stealth range", "Feats", "Discoveries", "Seed", "Help"})
        CHECK(shows(session, line));
    CHECK(session.recorded() == 0);
}

TEST_CASE("without a keyboard the menu leads to the character sheet", "[session][menu]") {
    Session session = with_menu();
    session.set_keyboard(false);
    click_at(session, spot_of_text(session, "Character"));
    CHECK(shows(session, "Character sheet"));
    CHECK(shows(session, "Stealth range"));
}

TEST_CASE("in a low window the whole menu is in sight and can be touched", "[session][menu]") {
    Session session = with_menu();
    session.set_window(0, 100, 0, 24);
    CHECK(spot_of_text(session, "Give up").row == 22);
    click_at(session, spot_of_text(session, "Feats"));
    CHECK(shows(session, "Kill a dragon"));
}

TEST_CASE("lines of the menu are chosen by key, by click, and by arrows with Return", "[session][menu]") {
    Session by_key = with_menu();
    press(by_key, "F");
    CHECK(shows(by_key, "Kill a dragon"));
    Session by_click = with_menu();
    click_at(by_click, spot_of_text(by_click, "Feats"));
    CHECK(shows(by_click, "Kill a dragon"));
    Session by_arrows = with_menu();
    for (int i = 0; i < 8; ++i) press(by_arrows, "Up");
    press(by_arrows, "Enter");
    CHECK(shows(by_arrows, "Kill a dragon"));
    press(by_arrows, "Escape");
    CHECK_FALSE(shows(by_arrows, "Save and quit"));
}

TEST_CASE("the Menu key opens and closes the menu", "[session][menu]") {
    Session session{{.seed = 1729}};
    press(session, "Menu");
    CHECK(shows(session, "Save and quit"));
    press(session, "Menu");
    CHECK_FALSE(shows(session, "Save and quit"));
}

TEST_CASE("switches in the menu keep it open and show their state", "[session][menu]") {
    Session session = with_menu();
    press(session, "]");
    CHECK(shows(session, "[x] Stealth range"));
    click_at(session, spot_of_text(session, "Plain colours"));
    CHECK(shows(session, "[x] Plain colours"));
    click_at(session, spot_of_text(session, "Plain colours"));
    CHECK(shows(session, "[ ] Plain colours"));
    press(session, "Escape");
    CHECK_FALSE(shows(session, "Stealth range  "));
    CHECK(session.recorded() == 0);
}

TEST_CASE("Escape, Space, a click outside and the right button close the menu", "[session][menu]") {
    for (const int way : {0, 1, 2, 3}) {
        Session session = with_menu();
        if (way == 0) press(session, "Escape");
        if (way == 1) click_at(session, {30, 10});
        if (way == 2) act_at(session, PointerAct::RightPress, {30, 10});
        if (way == 3) press(session, "Space");
        INFO(way);
        CHECK_FALSE(shows(session, "Save and quit"));
        CHECK_FALSE(shows(session, "Your inventory"));
        CHECK(session.recorded() == 0);
    }
}

TEST_CASE("a click counts where it came up, if it went down on the same thing", "[session][mouse]") {
    Session session{{.seed = 1729}};
    const ScreenSpot rest = spot_of_text(session, "Rest (z)");
    // Another cell of the same button is the same thing, so is the row above it.
    act_at(session, PointerAct::Down, rest);
    act_at(session, PointerAct::Press, {rest.column + 3, rest.row - 1});
    CHECK(session.turns() == 1);
    act_at(session, PointerAct::Down, rest);
    act_at(session, PointerAct::Press, spot_of_text(session, "Search (s)"));
    CHECK(session.turns() == 1);
    // Out of the window and back it is forgotten.
    act_at(session, PointerAct::Down, rest);
    session.point({.act = PointerAct::Leave});
    act_at(session, PointerAct::Press, spot_of_text(session, "Search (s)"));
    CHECK(session.turns() == 2);
    // A press without a preceding down counts.
    act_at(session, PointerAct::Press, rest);
    CHECK(session.turns() == 3);
    press(session, "Q");
    act_at(session, PointerAct::Down, spot_of_text(session, "Yes (y)"));
    act_at(session, PointerAct::Press, spot_of_text(session, "No (n)"));
    CHECK(shows(session, "Yes (y)"));
    click_at(session, spot_of_text(session, "No (n)"));
    CHECK_FALSE(shows(session, "Yes (y)"));
}

TEST_CASE("a button that is held down looks pressed", "[session][mouse]") {
    Session session{{.seed = 1729}};
    const ScreenSpot rest = spot_of_text(session, "Rest (z)");
    act_at(session, PointerAct::Hover, rest);
    session.draw();
    act_at(session, PointerAct::Down, rest);
    CHECK_FALSE(session.draw().empty());
    session.point({.act = PointerAct::Leave});
    CHECK_FALSE(session.draw().empty());
    CHECK(session.turns() == 0);
}

TEST_CASE("a key makes the button it stands for look pressed for a moment", "[session][mouse]") {
    Session session{{.seed = 1729}};
    session.set_motion(true);
    const auto bar = [&] {
        TestTerminal terminal;
        terminal.apply(session.repaint());
        std::vector<Rgb> grounds;
        for (int column = 21; column < 100; ++column) grounds.push_back(terminal.screen.at(column, 33).back);
        return grounds;
    };
    const std::vector<Rgb> idle = bar();
    press(session, "z");
    CHECK_FALSE(bar() == idle);
    CHECK(session.wants_motion() > 0);
    session.pass_frame(49);
    CHECK_FALSE(bar() == idle);
    session.pass_frame(1);
    CHECK(bar() == idle);
    // No flash with motion turned off.
    session.set_motion(false);
    press(session, "z");
    CHECK(bar() == idle);
}

TEST_CASE("the right button opens the pack and closes other pages and prompts", "[session][mouse]") {
    Session session{{.seed = 1729}};
    const ScreenSpot middle{50, 15};
    act_at(session, PointerAct::RightPress, middle);
    CHECK(shows(session, "Your inventory"));
    act_at(session, PointerAct::RightPress, middle);
    CHECK_FALSE(shows(session, "Your inventory"));
    press(session, "t");
    press(session, "d");
    REQUIRE(shows(session, ": Enter: confirm"));
    act_at(session, PointerAct::RightPress, middle);
    CHECK_FALSE(shows(session, ": Enter: confirm"));
    CHECK_FALSE(shows(session, "Your inventory"));
    CHECK(session.recorded() == 0);
}

TEST_CASE("a click on a row of the sidebar travels there at once", "[session][mouse]") {
    Session session{{.seed = 1729, .harmless = true}};
    explore_all(session);
    press(session, "Tab");
    press(session, "Escape");
    const int turns = session.turns();
    // Below the hero, whatever comes first.
    for (int row = 6; row < 32 && session.turns() == turns; ++row) click_at(session, {5, row});
    CHECK(session.turns() > turns);
}

}  // namespace cellophane
