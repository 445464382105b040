#include "screen/encode.h"
#include "screen/test_terminal.h"
#include "session/crafted.h"
#include "support/catch.h"

// Keys that show first and go then (rules/interface.md 8).

namespace cellophane {

namespace {

constexpr std::uint64_t seed = 1729;

Session untouched() {
    return Session{{.seed = seed, .harmless = true}};
}

/// The mark of what is pointed at has a white ground, and so have walls close to the lamp.
bool is_marked(const StyledCell& cell) {
    return cell.back == Rgb{255, 255, 255} && cell.glyph != U'#';
}

/// Number of map cells with the mark of what is pointed at.
int pointed_cells(Session& session) {
    TestTerminal terminal;
    terminal.apply(session.repaint());
    int count = 0;
    for (int row = 3; row < 32; ++row)
        for (int column = 21; column < 100; ++column)
            if (is_marked(terminal.screen.at(column, row))) ++count;
    return count;
}

}  // namespace

TEST_CASE("the first press of x shows the way, the second goes", "[session][proposals]") {
    Session session = untouched();
    const std::uint64_t before = session.state_hash();
    CHECK(pointed_cells(session) == 0);
    press(session, "x");
    CHECK(session.state_hash() == before);
    CHECK(session.recorded() == 0);
    CHECK(session.wants_time() == -1);
    CHECK(pointed_cells(session) == 1);
    press(session, "x");
    CHECK(session.turns() == 1);
    CHECK(session.wants_time() == 20);
}

TEST_CASE("Return, a click on the place and the button follow the shown way as well",
          "[session][proposals]") {
    for (const int way : {0, 1, 2}) {
        Session session = untouched();
        press(session, "x");
        TestTerminal terminal;
        terminal.apply(session.repaint());
        if (way == 0) press(session, "Enter");
        for (int row = 3; row < 32 && way == 1; ++row)
            for (int column = 21; column < 100; ++column)
                if (is_marked(terminal.screen.at(column, row)))
                    session.point({.act = PointerAct::Press, .column = column, .row = row});
        if (way == 2) session.point({.act = PointerAct::Press, .column = 24, .row = 33});
        INFO(way);
        CHECK(session.turns() == 1);
        CHECK(session.wants_time() == 20);
        Session by_key = untouched();
        go(by_key, "x");
        CHECK(session.state_hash() == by_key.state_hash());
    }
}

TEST_CASE("a step, Escape or another place takes the shown way back", "[session][proposals]") {
    for (const char* key : {"Escape", "z", "k", "Tab"}) {
        Session session = untouched();
        press(session, "x");
        press(session, key);
        const std::size_t recorded = session.recorded();
        press(session, "x");
        INFO(key);
        CHECK(session.recorded() == recorded);
        CHECK(pointed_cells(session) == 1);
    }
    // Going over buttons does not, nor does leaving the window.
    Session session = untouched();
    press(session, "x");
    session.point({.act = PointerAct::Hover, .column = 24, .row = 33});
    session.point({.act = PointerAct::Leave});
    press(session, "x");
    CHECK(session.turns() == 1);
}

TEST_CASE("the first press says what the second does", "[session][proposals]") {
    Session session = untouched();
    press(session, "x");
    CHECK(shows(session, "Explore this way? Press x again to go, Esc to stay."));
    press(session, "Escape");
    CHECK_FALSE(shows(session, "Explore this way?"));
    session.set_keyboard(false);
    // Without keys one press goes, unless the player wants to see the way first.
    session.set_settings("tap-preview on\n");
    press(session, "x");
    CHECK(shows(session, "Explore this way? Touch it again to go."));
    // What is shown unasked asks nothing.
    press(session, "x");
    session.pass_time(60'000);
    CHECK_FALSE(shows(session, "Explore this way?"));
}

TEST_CASE("exploring that stops by itself marks only known cells, and none before a message is read",
          "[session][proposals]") {
    int stops = 0;
    for (const std::uint64_t each : {1729U, 42U, 7U, 2024U}) {
        Session session{{.seed = each, .harmless = true}};
        for (int i = 0; i < 40; ++i) {
            go(session, "x");
            session.pass_time(60'000);
            if (session.wants_time() >= 0) continue;
            ++stops;
            CHECK(pointed_cells(session) == 0);
            TestTerminal terminal;
            terminal.apply(session.repaint());
            const Observation& seen = session.observe();
            for (int index = 0; index < seen.cells.size().area(); ++index) {
                const Pos at = seen.cells.size().at(index);
                if (seen.cells[at].sight != Sight::Unknown || monster_at(seen, at) != nullptr ||
                    aura_at(seen, at) != nullptr)
                    continue;
                CHECK(terminal.screen.at(21 + at.x, 3 + at.y).back == Rgb{});
            }
        }
    }
    CHECK(stops > 40);
    Session hungry = crafted([](Game& game) { game.hero.nutrition = 155; });
    go(hungry, "x");
    hungry.pass_time(60'000);
    REQUIRE(shows(hungry, "--MORE--"));
    TestTerminal held;
    held.apply(hungry.repaint());
    press(hungry, "Escape");
    press(hungry, "Escape");
    TestTerminal free;
    free.apply(hungry.repaint());
    for (int row = 4; row < 32; ++row)
        for (int column = 21; column < 100; ++column)
            CHECK(held.screen.at(column, row) == free.screen.at(column, row));
}

TEST_CASE("exploring that stops by itself leaves the message readable, and one key goes on",
          "[session][proposals]") {
    Session session = untouched();
    go(session, "x");
    session.pass_time(60'000);
    REQUIRE(session.wants_time() == -1);
    const std::string last = session.messages().back();
    CHECK(shows(session, last.substr(0, 30)));
    const int turns = session.turns();
    press(session, "x");
    CHECK(session.turns() == turns + 1);
    // A journey stopped by the player leaves no preview.
    press(session, "Escape");
    CHECK(pointed_cells(session) == 0);
}

TEST_CASE("pointing at the end of the shown way describes that place", "[session][proposals]") {
    int described = 0;
    for (std::uint64_t each = 1; each <= 8; ++each) {
        Session session{{.seed = each, .harmless = true}};
        go(session, "x");
        session.pass_time(60'000);
        // Where the way leads is marked once it is asked for.
        Session asked{{.seed = each, .harmless = true}};
        go(asked, "x");
        asked.pass_time(60'000);
        press(asked, "Escape");
        press(asked, "x");
        if (pointed_cells(asked) != 1) continue;
        TestTerminal terminal;
        terminal.apply(asked.repaint());
        const std::string before = session.text();
        for (int row = 3; row < 32; ++row)
            for (int column = 21; column < 100; ++column)
                if (is_marked(terminal.screen.at(column, row)))
                    session.point({.act = PointerAct::Hover, .column = column, .row = row});
        // There is nothing to say of a cell that nobody has seen.
        if (session.text() == before) continue;
        ++described;
        // It is a place like any other now.
        const std::size_t recorded = session.recorded();
        press(session, "x");
        CHECK(session.recorded() == recorded);
    }
    CHECK(described > 0);
}

TEST_CASE("the first press of > shows the way to the stairs, the second goes", "[session][proposals]") {
    Session session = untouched();
    // Where they are is not known yet, and the rules say so.
    const std::size_t told = session.messages().size();
    press(session, ">");
    CHECK(session.recorded() == 0);
    CHECK(session.messages().size() == told + 1);
    explore_all(session);
    const std::size_t recorded = session.recorded();
    press(session, ">");
    CHECK(session.recorded() == recorded);
    CHECK(pointed_cells(session) == 1);
    press(session, "<");
    CHECK(session.recorded() == recorded);
    press(session, ">");
    press(session, ">");
    CHECK(session.recorded() > recorded);
    CHECK(session.wants_time() == 25);
    for (int i = 0; i < 20 && session.depth() == 1; ++i) {
        session.pass_time(60'000);
        if (session.depth() == 1) go(session, ">");
    }
    CHECK(session.depth() == 2);
    CHECK(pointed_cells(session) == 0);
}

TEST_CASE("Control with x explores at once and fast", "[session][proposals]") {
    Session session = untouched();
    session.press({.name = "x", .control = true});
    CHECK(session.turns() == 1);
    CHECK(session.wants_time() == 1);
    session.pass_time(10);
    CHECK(session.turns() == 11);
    press(session, "Escape");
    go(session, "x");
    CHECK(session.wants_time() == 20);
}

}  // namespace cellophane
