#include "session/pages/menu_page.h"

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kit/base/round.h"
#include "session/commands/pointing.h"
#include "session/display/button_bar.h"
#include "session/key_bindings.h"
#include "session/map_keys.h"
#include "session/messages/screen_description.h"
#include "session/modes.h"
#include "session/replay/replay_events.h"
#include "session/session_state.h"
#include "view/buttons.h"
#include "view/layout.h"
#include "view/menu.h"
#include "words/choices.h"
#include "words/menus.h"
#include "words/replay.h"
#include "words/settings.h"
#include "words/titles.h"

namespace cellophane {

namespace {

constexpr MenuRow play_first[] = {{.label = recover_label, .key = "Z"},
                                  {.label = autopilot_choice, .key = "A"},
                                  {.label = throw_again_choice, .key = "T"},
                                  {.label = ease_label, .key = "&"}};

constexpr MenuRow play_last[] = {{.label = save_choice, .key = "S"}, {.label = give_up_choice, .key = "Q"}};

constexpr MenuRow watch_first[] = {{.label = faster_choice, .key = "k"},
                                   {.label = slower_choice, .key = "j"},
                                   {.label = turn_label, .key = "0"},
                                   {.label = previous_level_label, .key = "<"},
                                   {.label = next_level_label, .key = ">"}};

constexpr MenuRow watch_last[] = {{.label = play_on_choice, .key = "P"},
                                  {.label = other_recording_choice, .key = "V"},
                                  {.label = saved_game_choice, .key = "O"},
                                  {.label = new_game_choice, .key = "N"},
                                  {.label = leave_choice, .key = "Q"}};

/// What there is to look at, in a game and in a recording of one.
constexpr MenuRow pages[] = {
    {.label = character_label, .key = "@"},   {.label = feats_title, .key = "F"},
    {.label = discoveries_label, .key = "D"}, {.label = old_messages_label, .key = "M"},
    {.label = maps_title, .key = "m"},        {.label = seed_label, .key = "~"}};

/// About keys and touches; of a recording about keys alone.
constexpr MenuRow help = {.label = help_title, .key = "?"};

bool does_something(InputAction action) {
    return action != InputAction::Nothing && action != InputAction::Go && action != InputAction::Enter &&
           action != InputAction::Cancel;
}

std::vector<MenuRow> menu_rows(const SessionState& session) {
    std::vector<MenuRow> rows;
    const auto add = [&](std::span<const MenuRow> more) {
        rows.insert(rows.end(), more.begin(), more.end());
    };
    add(session.viewing ? std::span<const MenuRow>{watch_first} : std::span<const MenuRow>{play_first});
    rows.push_back({});
    rows.push_back({.label = plain_colours_label, .key = "\\", .is_on = session.settings.eyes.plain_colours});
    rows.push_back({.label = stealth_label, .key = "]", .is_on = session.display.shows_stealth});
    // In a recording the capital stands for a saved game.
    rows.push_back({.label = settings_choice, .key = session.viewing ? "o" : "O"});
    rows.push_back({});
    add(pages);
    if (session.display.has_keys || !session.viewing) rows.push_back(help);
    rows.push_back({});
    add(session.viewing ? std::span<const MenuRow>{watch_last} : std::span<const MenuRow>{play_last});
    return rows;
}

/// Where it is pulled up.
int menu_left(const SessionState& session) {
    return column_of(buttons_shown(session), menu_button);
}

/// It stands on its button, or on the edge of what is in sight.
int menu_bottom(const SessionState& session) {
    return std::min(button_row, session.display.window.bottom());
}

void close_menu(SessionState& session) {
    session.mode = home(session);
    session.pointing.mark.button.reset();
}

void choose_in_menu(SessionState& session, const MenuRow& row) {
    // What is switched is seen at once, and may be switched back.
    if (!row.is_on) close_menu(session);
    const KeyEvent key{.name = std::string{row.key}};
    if (session.viewing) return press_while_watching(session, key);
    session.messages.log.confirm();
    press_on_map(session, meaning_of(key));
}

void move_in_menu(SessionState& session, const std::vector<MenuRow>& rows, Direction toward) {
    if (toward != Direction::North && toward != Direction::South) return;
    const int by = toward == Direction::North ? -1 : 1;
    int at = session.menu.row ? static_cast<int>(*session.menu.row) : off_round;
    do at = step_round(at, by, static_cast<int>(rows.size()));
    while (rows[static_cast<std::size_t>(at)].is_rule());
    session.menu.row = static_cast<std::size_t>(at);
}

}  // namespace

void open_menu(SessionState& session) {
    stop_pointing(session);
    session.menu.row.reset();
    session.mode = Mode::Menu;
}

void press_in_menu(SessionState& session, const KeyEvent& key) {
    const std::vector<MenuRow> rows = menu_rows(session);
    const Meaning meaning = meaning_of(key);
    // Letters that are arrows elsewhere stand on lines of its own.
    for (const MenuRow& row : rows)
        if (session.viewing && !row.is_rule() && row.key == key.name) return choose_in_menu(session, row);
    if (meaning.action == InputAction::Cancel || meaning.action == InputAction::Menu)
        return close_menu(session);
    if (meaning.action == InputAction::Enter && session.menu.row)
        return choose_in_menu(session, rows[*session.menu.row]);
    if (meaning.action == InputAction::Go) return move_in_menu(session, rows, meaning.toward);
    for (const MenuRow& row : rows)
        if (!session.viewing && does_something(meaning.action) &&
            meaning_of({.name = std::string{row.key}}).action == meaning.action)
            return choose_in_menu(session, row);
}

std::optional<std::size_t> menu_row_under(const SessionState& session, const PointerEvent& pointer) {
    return menu_row_at(menu_rows(session), menu_left(session), pointer.column, pointer.row,
                       menu_bottom(session));
}

void click_in_menu(SessionState& session, const PointerEvent& pointer) {
    const std::vector<MenuRow> rows = menu_rows(session);
    if (const std::optional<std::size_t> row = menu_row_under(session, pointer))
        return choose_in_menu(session, rows[*row]);
    close_menu(session);
}

int target_in_menu(SessionState& session, const PointerEvent& pointer) {
    const std::optional<std::size_t> row = menu_row_under(session, pointer);
    return row ? static_cast<int>(*row) + 1 : 0;
}

void paint_open_menu(const SessionState& session, Frame& frame) {
    paint_menu(frame, menu_left(session), menu_rows(session), session.menu.row, session.display.has_keys,
               menu_bottom(session));
}

void read_menu(const SessionState& session, Reading& reading) {
    for (const MenuRow& row : menu_rows(session)) {
        if (row.is_rule()) continue;
        const std::string_view state = !row.is_on ? "" : *row.is_on ? is_on_told : is_off_told;
        reading.choices.push_back({std::string{row.label}.append(state), std::string{row.key}});
    }
    reading.choices.push_back({back_choice, "Escape"});
}

}  // namespace cellophane
