#include "session/gamepad_input.h"

#include <algorithm>
#include <string>
#include <vector>

#include "record/save_files.h"
#include "session/replay/playback.h"
#include "session/scenes.h"
#include "session/title/title_session.h"
#include "support/catch.h"

namespace cellophane {

namespace {

template <class Screens>
void push_button(Screens& on, GamepadButton button) {
    on.press(GamepadEvent{.button = button});
}
template <class Screens>
void push_toward(Screens& on, Direction toward) {
    on.press(GamepadEvent{.toward = toward});
}

/// The number of pages until the help page closes.
int pages_of_help(Session& session) {
    push_button(session, GamepadButton::Select);
    int pages = 0;
    for (; session.reading().title == "Help" && pages < 20; ++pages) push_button(session, GamepadButton::A);
    return pages;
}

}  // namespace

TEST_CASE("the d-pad walks in eight directions, whatever keys are swapped", "[session][gamepad]") {
    for (const Direction d : {Direction::North, Direction::NorthEast, Direction::NorthWest}) {
        Session session = in_the_open();
        session.set_settings("key k j\nkey u n\nkey y b\n");
        const Pos before = session.observe().hero->at;
        push_toward(session, d);
        CHECK(session.observe().hero->at == before + step(d));
    }
}

TEST_CASE("a gamepad plays alone: explores, stops, and confirms what must be read", "[session][gamepad]") {
    Session session = at_the_door();
    push_button(session, GamepadButton::X);
    push_button(session, GamepadButton::A);
    session.pass_time(2000);
    CHECK(session.turns() > 0);
    push_button(session, GamepadButton::B);
    const int stopped = session.turns();
    session.pass_time(2000);
    CHECK(session.turns() == stopped);
}

TEST_CASE("on lists the d-pad marks what a click would hit, and A clicks it", "[session][gamepad]") {
    Session session = at_the_door();
    push_button(session, GamepadButton::Y);
    REQUIRE(session.reading().title.find("inventory") != std::string::npos);
    // The first item is marked at once; its panel opens with the first action marked.
    push_button(session, GamepadButton::A);
    const std::string opened = session.text();
    CHECK(shows(session, "(d)"));
    push_button(session, GamepadButton::B);
    push_button(session, GamepadButton::B);
    push_button(session, GamepadButton::Y);
    push_toward(session, Direction::South);
    push_button(session, GamepadButton::A);
    CHECK(session.text() != opened);
    CHECK(shows(session, "(d)"));
    // Its first action, whatever it is, is done or asks for more.
    const std::uint64_t before = session.state_hash();
    push_button(session, GamepadButton::A);
    CHECK((session.state_hash() != before || session.text() != opened));
}

TEST_CASE("a mark shows as another background, and goes with other input", "[session][gamepad]") {
    Session session = at_the_door();
    press(session, "i");
    session.draw();
    push_toward(session, Direction::South);
    CHECK_FALSE(session.draw().empty());
    CHECK(session.draw().empty());
    session.point({.act = PointerAct::Leave});
    CHECK_FALSE(session.draw().empty());
}

TEST_CASE("questions are answered by a gamepad: A on the mark, B for no", "[session][gamepad]") {
    Session session = at_the_door();
    press(session, "Q");
    REQUIRE(shows(session, "Give up"));
    push_button(session, GamepadButton::B);
    CHECK_FALSE(session.report().over);
    press(session, "Q");
    push_toward(session, Direction::East);
    push_toward(session, Direction::East);
    push_button(session, GamepadButton::A);
    CHECK_FALSE(session.report().over);
    press(session, "Q");
    push_button(session, GamepadButton::A);
    CHECK(session.report().over);
}

TEST_CASE("the menu opens by Start, and what is marked there is done", "[session][gamepad]") {
    Session session = at_the_door();
    push_button(session, GamepadButton::Start);
    REQUIRE(session.reading().title == "Menu");
    push_button(session, GamepadButton::Start);
    CHECK(session.reading().title != "Menu");
    push_button(session, GamepadButton::Start);
    // The first is Rest until better; the last, upwards, Another dungeon or what leaves.
    push_toward(session, Direction::South);
    push_button(session, GamepadButton::B);
    CHECK(session.reading().title != "Menu");
}

TEST_CASE("the tombstone's buttons are reached by a gamepad", "[session][gamepad]") {
    Session session = at_the_door();
    session.act(Quit{});
    REQUIRE(session.report().over);
    // From the first, "play again".
    push_toward(session, Direction::South);
    push_button(session, GamepadButton::A);
    CHECK(session.take_request() == ExitRequest::AnotherDungeon);
    push_toward(session, Direction::East);
    push_button(session, GamepadButton::A);
    CHECK(session.take_request() == ExitRequest::TodaysDungeon);
}

TEST_CASE("aiming moves with the d-pad, and A lets fly", "[session][gamepad]") {
    Session session = hunted();
    press(session, "t");
    const std::string list = session.text();
    // The first item, which is made to be thrown.
    push_toward(session, Direction::South);
    push_button(session, GamepadButton::A);
    INFO(session.text());
    REQUIRE(session.reading().title == "Aiming");
    const int before = session.turns();
    push_toward(session, Direction::NorthWest);
    push_toward(session, Direction::SouthEast);
    push_button(session, GamepadButton::RightTrigger);
    CHECK(session.turns() == before);
    push_button(session, GamepadButton::A);
    // Darts stand first, and nothing is asked about them.
    CHECK(session.turns() > before);
}

TEST_CASE("the help has a page about the gamepad while one is connected", "[session][gamepad]") {
    Session session = at_the_door();
    const int without = pages_of_help(session);
    CHECK_FALSE(shows(session, "D-pad"));
    session.set_gamepads(true);
    CHECK(pages_of_help(session) == without + 1);
    push_button(session, GamepadButton::Select);
    push_button(session, GamepadButton::A);
    CHECK(shows(session, "Gamepad"));
    for (const char* words : {"D-pad", "RB", "Inventory", "LT"}) CHECK(shows(session, words));
    const Reading told = session.reading();
    CHECK(
        std::any_of(told.rows.begin(), told.rows.end(), [](const ReadRow& row) { return row.name == "RB"; }));
    push_button(session, GamepadButton::B);
    push_button(session, GamepadButton::Y);
    push_button(session, GamepadButton::Select);
    CHECK(shows(session, "Gamepad:"));
}

TEST_CASE("a recording is watched by a gamepad", "[session][gamepad]") {
    Session played = at_the_door();
    for (const char* key : {"z", "z", "s", "z"}) press(played, key);
    Playback watched{recording_from(played.recording()).value()};
    push_toward(watched, Direction::East);
    CHECK(watched.turns() == 1);
    push_toward(watched, Direction::NorthEast);
    CHECK(watched.turns() == 1);
    push_toward(watched, Direction::West);
    CHECK(watched.turns() == 0);
    push_button(watched, GamepadButton::RightTrigger);
    watched.pass_time(1000);
    CHECK(watched.turns() == played.turns());
    push_button(watched, GamepadButton::Start);
    CHECK(watched.reading().title == "Menu");
}

TEST_CASE("a game begins on the title by a gamepad alone", "[session][gamepad]") {
    TitleSession title{{.seed = 5}};
    push_button(title, GamepadButton::A);
    CHECK(title.text().find("Rapid: ") != std::string::npos);
    push_button(title, GamepadButton::A);
    CHECK(title.take_request().act == TitleAct::NewGame);
    push_button(title, GamepadButton::B);
    // The first entry is marked now; the fourth opens a menu, whose first entry is marked.
    for (int i = 0; i < 3; ++i) push_toward(title, Direction::South);
    push_button(title, GamepadButton::A);
    CHECK(title.take_request().act == TitleAct::None);
    CHECK(title.text().find("Load a game") != std::string::npos);
    push_button(title, GamepadButton::B);
    CHECK(title.text().find("Load a game") == std::string::npos);
    push_button(title, GamepadButton::Start);
    push_button(title, GamepadButton::Start);
    CHECK(title.take_request().act == TitleAct::NewGame);
    push_button(title, GamepadButton::B);
    title.set_gamepads(true);
    push_button(title, GamepadButton::Select);
    CHECK(title.text().find("Gamepad:") != std::string::npos);
}

}  // namespace cellophane
