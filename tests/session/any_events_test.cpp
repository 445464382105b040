#include "support/any_events.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "record/save_files.h"
#include "session/crafted.h"
#include "session/journey.h"
#include "session/replay/playback.h"
#include "session/title/title_buttons.h"
#include "session/title/title_session.h"
#include "support/catch.h"

// Events of all kinds in windows of all sizes: nothing is painted outside the screen, and nothing breaks.

namespace cellophane {

namespace {

template <class Screen>
void check_screen(Screen& screen) {
    const std::string text = screen.text();
    CHECK(std::count(text.begin(), text.end(), '\n') == screen_rows);
    look_at_all(screen);
}

template <class Screen>
void send_many(Screen& screen, std::uint64_t seed, int events) {
    ChanceChoices choices{seed};
    for (int i = 0; i < events; ++i) {
        INFO(seed << ", event " << i);
        send_any(screen, choices);
        look_at_all(screen);
    }
}

}  // namespace

TEST_CASE("the title's buttons stay on the screen in a window of any size", "[session][title][windows]") {
    for (int columns = 1; columns <= screen_columns; ++columns)
        for (int rows = 1; rows <= screen_rows; ++rows)
            for (const TitleMenuKind menu : {TitleMenuKind::Top, TitleMenuKind::More}) {
                const std::vector<TitleButton> buttons = title_buttons(
                    menu,
                    {.can_go_on = true, .can_leave = true, .window = {.columns = columns, .rows = rows}});
                Frame frame;
                paint_title_buttons(frame, buttons, std::nullopt, true, true);
                for (std::size_t i = 0; i < buttons.size(); ++i) {
                    const TitleButton& button = buttons[i];
                    INFO(columns << " x " << rows << ": " << button.label);
                    REQUIRE(button.row >= 0);
                    REQUIRE(button.row < screen_rows);
                    // A click on it finds it, and no other.
                    REQUIRE(title_button_at(buttons, button.column, button.row) == button.choice);
                }
            }
}

TEST_CASE("a title stands windows of any size", "[session][title][windows]") {
    TitleSession title{{.seed = 3, .can_leave = true}};
    for (int rows = 1; rows <= screen_rows; ++rows) {
        title.set_window(1 + rows * 41 % screen_columns, rows);
        check_screen(title);
        title.press({.name = rows % 2 == 0 ? "m" : "s"});
        check_screen(title);
        title.press({.name = "Escape"});
    }
    title.set_window(screen_columns, 3);
    check_screen(title);
}

TEST_CASE("a session stands windows of any size at any place", "[session][windows]") {
    Session session = crafted([](Game&) {});
    const std::vector<const char*> pages{"", "i", "?", "D", "@", "M", "=", "Q", "Escape", "t", "Menu"};
    std::size_t page = 0;
    for (int columns = 1; columns <= screen_columns; columns += 9)
        for (int rows = 1; rows <= screen_rows; ++rows) {
            session.set_window(columns * 7 % screen_columns, columns, rows * 5 % screen_rows, rows);
            press(session, pages[page++ % pages.size()]);
            check_screen(session);
            press(session, "Escape");
        }
}

TEST_CASE("events of any kind in any order break no title", "[session][title][windows]") {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        TitleSession title{{.seed = seed, .last_seed = 1729, .can_leave = seed % 2 == 0}};
        title.set_games({{"a game", 1}, {"another\x1b[2J", -5}});
        title.set_recordings({{"a recording", 1'795'000'000}});
        send_many(title, seed, 150);
    }
}

TEST_CASE("events of any kind in any order break no game", "[session][windows]") {
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        Session session{SessionOptions{.seed = seed, .harmless = seed % 2 == 0}};
        send_many(session, seed, 400);
    }
}

TEST_CASE("events of any kind in any order break no recording that is watched", "[session][windows]") {
    const std::vector<std::uint8_t> file = journeyed().recording();
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
        Playback playback{recording_from(file).value()};
        send_many(playback, seed, 150);
    }
}

}  // namespace cellophane
