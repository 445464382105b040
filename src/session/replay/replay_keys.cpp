#include "session/replay/replay_keys.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "session/key_bindings.h"
#include "words/choices.h"
#include "words/key_help.h"
#include "words/replay.h"

namespace cellophane {

namespace {

constexpr WatchKeyRow watch_key_table[] = {
    {.action = WatchAction::PauseOrGoOn,
     .keys = "Space",
     .help_keys = "Space  Esc",
     .help = watch_pause_help,
     .gamepad = GamepadButton::A},
    {.action = WatchAction::Pause, .keys = "Escape", .gamepad = GamepadButton::B},
    {.action = WatchAction::Forward,
     .keys = "l L Right 6 Numpad6",
     .name = turn_on_choice,
     .help_keys = "l  Right  6",
     .help = watch_forward_help},
    {.action = WatchAction::Back,
     .keys = "h H Left 4 Numpad4",
     .name = turn_back_choice,
     .help_keys = "h  Left  4",
     .help = watch_back_help},
    {.action = WatchAction::Faster,
     .keys = "k K Up 8 Numpad8 + =",
     .name = faster_choice,
     .menu = MenuPart::Game,
     .help_keys = "k  Up  8",
     .help = watch_faster_help},
    {.action = WatchAction::Slower,
     .keys = "j Down 2 Numpad2 -",
     .name = slower_choice,
     .menu = MenuPart::Game,
     .help_keys = "j  Down  2",
     .help = watch_slower_help},
    {.action = WatchAction::GoToTurn,
     .keys = "0 1 3 5 7 9 Numpad0 Numpad1 Numpad3 Numpad5 Numpad7 Numpad9",
     .name = turn_choice,
     .menu = MenuPart::Game,
     .help_keys = watch_turn_keys,
     .help = watch_turn_help},
    {.action = WatchAction::PreviousLevel,
     .keys = "<",
     .name = previous_level_choice,
     .menu = MenuPart::Game,
     .help_keys = "<  >",
     .help = watch_levels_help,
     .gamepad = GamepadButton::LeftShoulder},
    {.action = WatchAction::NextLevel,
     .keys = ">",
     .name = next_level_choice,
     .menu = MenuPart::Game,
     .gamepad = GamepadButton::RightShoulder},
    {.action = WatchAction::ToBeginning,
     .keys = "Home",
     .name = beginning_choice,
     .help_keys = "Home  End",
     .help = watch_ends_help,
     .gamepad = GamepadButton::LeftTrigger},
    {.action = WatchAction::ToEnd, .keys = "End", .name = end_choice, .gamepad = GamepadButton::RightTrigger},
    {.action = WatchAction::Unveil,
     .keys = "Tab",
     .name = unveil_choice,
     .help_keys = "Tab",
     .help = watch_unveil_help,
     .gamepad = GamepadButton::X},
    {.action = WatchAction::Examine,
     .keys = "Enter",
     .name = point_choice,
     .help_keys = "Enter",
     .help = watch_point_help,
     .gamepad = GamepadButton::LeftStick},
    {.action = WatchAction::TakeOver,
     .keys = "P",
     .name = play_on_choice,
     .menu = MenuPart::Leaving,
     .help_keys = "P",
     .help = watch_take_over_help},
    {.action = WatchAction::OtherRecording,
     .keys = "V",
     .name = other_recording_choice,
     .menu = MenuPart::Leaving,
     .help_keys = "V  O",
     .help = watch_files_help},
    {.action = WatchAction::SavedGame, .keys = "O", .name = saved_game_choice, .menu = MenuPart::Leaving},
    {.action = WatchAction::NewGame,
     .keys = "N",
     .name = new_game_choice,
     .menu = MenuPart::Leaving,
     .help_keys = "N  Q",
     .help = watch_leave_help},
    {.action = WatchAction::Leave, .keys = "Q", .name = leave_choice, .menu = MenuPart::Leaving},
    {.action = WatchAction::Settings,
     .keys = "o",
     .name = settings_choice,
     .menu = MenuPart::Switches,
     .help_keys = "o",
     .help = watch_settings_help},
};

constexpr int with_shift = 5;
constexpr int with_control = 20;

bool is_step(const WatchKeyRow& row) {
    return row.action == WatchAction::Forward || row.action == WatchAction::Back;
}

const WatchKeyRow* row_of_key(std::string_view name) {
    const auto* const row = std::find_if(std::begin(watch_key_table), std::end(watch_key_table),
                                         [&](const WatchKeyRow& each) { return is_among(name, each.keys); });
    return row == std::end(watch_key_table) ? nullptr : row;
}

/// With Shift the digits of the upper row type signs, which differ from keyboard to keyboard.
const WatchKeyRow* row_of_step_by_digit(const KeyEvent& key) {
    if (!key.shift || key.digit == 0) return nullptr;
    const WatchKeyRow* row = row_of_key({&key.digit, 1});
    return row != nullptr && is_step(*row) ? row : nullptr;
}

char digit_of(std::string_view name) {
    const char last = name.back();
    const bool is_digit = last >= '0' && last <= '9';
    return is_digit && (name.size() == 1 || name.starts_with("Numpad")) ? last : '\0';
}

}  // namespace

std::span<const WatchKeyRow> watch_key_rows() {
    return watch_key_table;
}

WatchMeaning watch_meaning_of(const KeyEvent& key) {
    const WatchKeyRow* row = row_of_key(key.name);
    if (row == nullptr) row = row_of_step_by_digit(key);
    WatchMeaning meaning{.digit = digit_of(key.name), .on_pad = key.name.starts_with("Numpad")};
    if (row == nullptr) return meaning;
    meaning.action = row->action;
    const bool is_capital = key.name.size() == 1 && key.name[0] >= 'A' && key.name[0] <= 'Z';
    if (key.control && !is_step(*row)) return {};
    if (is_step(*row) && key.control)
        meaning.turns = with_control;
    else if (is_step(*row) && (key.shift || is_capital))
        meaning.turns = with_shift;
    return meaning;
}

std::vector<PageRow> watch_help_rows(KeySwaps swaps) {
    std::vector<PageRow> rows;
    for (const WatchKeyRow& row : watch_key_table)
        if (!row.help.empty()) rows.push_back({key_list(row.help_keys, swaps), std::string{row.help}});
    rows.push_back({});
    for (const InputActionRow& row : input_action_rows)
        if (row.only_looks)
            rows.push_back({key_label(pressed_among(row.keys, swaps)), std::string{row.name}});
    rows.push_back({});
    for (const HelpLine& line : watch_mouse_help)
        rows.push_back({std::string{line.by}, std::string{line.help}});
    return rows;
}

}  // namespace cellophane
