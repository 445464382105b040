#include "session/pages/settings_page.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "kit/base/round.h"
#include "session/commands/pointing.h"
#include "session/messages/screen_description.h"
#include "session/messages/seed_message.h"
#include "session/modes.h"
#include "session/session_state.h"
#include "view/cell_colors.h"
#include "view/panels.h"
#include "view/text.h"
#include "words/choices.h"
#include "words/settings.h"
#include "words/titles.h"

namespace cellophane {

namespace {

constexpr int setting_column = 6;
constexpr int first_setting_row = 3;
/// What a click is on, besides rows by their number from one.
constexpr int done_target = -1;

/// The last is about keys.
int key_row() {
    return static_cast<int>(setting_rows().size());
}

int count_of_rows(bool has_keys) {
    return key_row() + has_keys;
}

std::string swaps_told(const Settings& settings) {
    std::string told;
    for (const KeySwap& swap : settings.keys)
        told.append(told.empty() ? "" : ", ").append(key_swap_told(swap.from, swap.to));
    return told.empty() ? std::string{no_key_swaps} : told;
}

/// Its rows, so far as the window lets them be.
struct SettingsLayout {
    int apart;
    int help;
    int footer;
};

SettingsLayout layout_of(const Display& display) {
    const int footer = display.window.rows_of_page() - 2;
    // With keys something is asked below the help.
    const int help = footer - 3 - 2 * display.has_keys;
    const int room = help - first_setting_row;
    return {.apart = room >= 2 * count_of_rows(display.has_keys) - 1 ? 2 : 1, .help = help, .footer = footer};
}

/// "c  Letters in gas".
std::string lettered(int row, std::string_view label) {
    return std::string{static_cast<char>('a' + row)}.append("  ").append(label);
}

void change_setting(SessionState& session, int row, int by) {
    session.settings_page.row = row;
    if (row == key_row()) {
        session.settings_page.swapped_key.clear();
        session.mode = Mode::Rekey;
        return;
    }
    setting_rows()[static_cast<std::size_t>(row)].change(session.settings, by);
    session.settings_are_new = true;
    if (session.settings.still) session.moving.motion = {};
    blot_seed(session);
}

std::string asked_for_key(const SessionState& session) {
    const std::string& swapped = session.settings_page.swapped_key;
    return swapped.empty() ? std::string{swapped_key_prompt} : stood_for_prompt(swapped);
}

}  // namespace

std::vector<SettingChoice> setting_choices(const Settings& settings, bool has_keys) {
    std::vector<SettingChoice> choices;
    for (const SettingRow& row : setting_rows())
        choices.push_back({std::string{row.label}, row.value(settings), std::string{row.help}});
    if (has_keys)
        choices.push_back({std::string{key_swaps_label}, swaps_told(settings), std::string{key_swaps_help}});
    return choices;
}

void open_settings(SessionState& session) {
    stop_pointing(session);
    session.mode = Mode::Settings;
}

void press_in_settings(SessionState& session, const KeyEvent& key) {
    OpenSettings& page = session.settings_page;
    const int rows = count_of_rows(session.display.has_keys);
    if (key.name == "Up" || key.name == "Down") {
        page.row = step_round(page.row, key.name == "Up" ? -1 : 1, rows);
    } else if (key.name == "Right" || key.name == "Enter") {
        change_setting(session, page.row, 1);
    } else if (key.name == "Left") {
        change_setting(session, page.row, -1);
    } else if (key.name == "Escape" || key.name == "Space") {
        session.mode = home(session);
    } else if (key.name.size() == 1 && key.name[0] >= 'a' && key.name[0] < 'a' + rows) {
        change_setting(session, key.name[0] - 'a', 1);
    }
}

int target_in_settings(SessionState& session, const PointerEvent& pointer) {
    const SettingsLayout layout = layout_of(session.display);
    if (pointer.row >= layout.help) return done_target;
    const int row = (pointer.row - first_setting_row) / layout.apart;
    return pointer.row >= first_setting_row && row < count_of_rows(session.display.has_keys) ? row + 1 : 0;
}

void click_in_settings(SessionState& session, const PointerEvent& pointer) {
    const int target = target_in_settings(session, pointer);
    if (target == done_target)
        session.mode = home(session);
    else if (target > 0)
        change_setting(session, target - 1, 1);
}

void press_for_key(SessionState& session, const KeyEvent& key) {
    OpenSettings& page = session.settings_page;
    if (key.name == "Escape") {
        session.mode = Mode::Settings;
    } else if (page.swapped_key.empty()) {
        page.swapped_key = key.name;
    } else {
        if (session.settings.keys.size() < most_swaps || page.swapped_key == key.name)
            swap_key(session.settings, page.swapped_key, key.name);
        session.settings_are_new = true;
        session.mode = Mode::Settings;
    }
}

void click_away_from_key(SessionState& session, const PointerEvent&) {
    session.mode = Mode::Settings;
}

void paint_settings(const SessionState& session, Frame& frame) {
    const Display& display = session.display;
    const SettingsLayout layout = layout_of(display);
    const int end = display.window.of_page();
    const bool is_narrow = end < screen_columns;
    const int left = is_narrow ? 3 : setting_column;
    const int value_column = std::min(36, end - 18);
    begin_page(frame, "");
    write(frame, left, 1, screen_columns, settings_title, rgb(Colour::ItemMessage));
    const std::vector<SettingChoice> choices = setting_choices(session.settings, display.has_keys);
    // Without a keyboard the row of keys is gone, and may have been the marked one.
    const int chosen = std::min(session.settings_page.row, static_cast<int>(choices.size()) - 1);
    for (int i = 0; i < static_cast<int>(choices.size()); ++i) {
        const SettingChoice& choice = choices[static_cast<std::size_t>(i)];
        const int row = first_setting_row + layout.apart * i;
        if (i == chosen)
            for (int column = left - 2; column < end - 4; ++column)
                frame.at(column, row).back = rgb(Colour::InterfaceButton);
        write(frame, left, row, value_column, display.has_keys ? lettered(i, choice.label) : choice.label,
              rgb(Colour::White));
        if (display.has_keys) frame.at(left, row).fore = rgb(Colour::Yellow);
        write(frame, value_column, row, screen_columns - 4, choice.value, rgb(Colour::Yellow));
    }
    write_wrapped(frame, left, layout.help, end, choices[static_cast<std::size_t>(chosen)].help,
                  rgb(Colour::White));
    if (session.mode == Mode::Rekey)
        write_wrapped(frame, left, layout.footer - 3, end, asked_for_key(session), rgb(Colour::Yellow));
    const std::string_view hint = display.has_keys ? settings_key_hint : settings_touch_hint;
    write_wrapped(frame, left, layout.footer, end, hint, rgb(Colour::FlavorText));
    // In a narrow window there is no room for both in one row.
    paint_label(frame, end - 4 - static_cast<int>(settings_done_label.size()), layout.footer + is_narrow,
                settings_done_label, display.has_keys);
}

void read_settings(const SessionState& session, Reading& told) {
    char key = 'a';
    for (const SettingChoice& choice : setting_choices(session.settings, session.display.has_keys))
        told.choices.push_back(
            {choice.label + ": " + choice.value + " (" + choice.help + ")", std::string(1, key++)});
    told.choices.push_back({done_choice, "Escape"});
}

void read_rekey(const SessionState& session, Reading& told) {
    told.urgent = asked_for_key(session);
    told.choices = {{unchanged_choice, "Escape"}};
}

}  // namespace cellophane
