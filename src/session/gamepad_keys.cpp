#include "session/gamepad_keys.h"

#include <string>
#include <string_view>

#include "session/context.h"
#include "session/input_actions.h"
#include "session/replay/replay_keys.h"
#include "words/choices.h"
#include "words/gamepad_help.h"
#include "words/replay.h"
#include "words/screen_help.h"

namespace cellophane {

namespace {

constexpr std::string_view key_of(Direction toward) {
    for (const DirectionRow& row : direction_rows)
        if (row.toward == toward) return first_key(row.keys);
    return {};
}

/// Of its keys the one that no letter of a list stands for.
constexpr std::string_view arrow_of(Direction toward) {
    switch (toward) {
        case Direction::North:
            return "Up";
        case Direction::South:
            return "Down";
        case Direction::West:
            return "Left";
        case Direction::East:
            return "Right";
        case Direction::NorthWest:
        case Direction::SouthWest:
        case Direction::NorthEast:
        case Direction::SouthEast:
        case Direction::count:
            break;
    }
    return {};
}

KeyEvent key_named(std::string_view name) {
    return {.name = std::string{name}};
}

/// By the table of what a player can do.
KeyEvent key_in_game(GamepadButton button) {
    for (const InputActionRow& row : input_action_rows) {
        if (row.gamepad != button) continue;
        if (row.kind == InputAction::PreviousThing) return {.name = "Tab", .shift = true};
        return {.name = std::string{first_key(row.keys)}, .control = row.with_control};
    }
    return {};
}

/// By the table of what a viewer can do; what a recording has no button for is as in a game.
KeyEvent key_in_recording(GamepadButton button) {
    for (const WatchKeyRow& row : watch_key_rows())
        if (row.gamepad == button) return key_named(first_key(row.keys));
    for (const InputActionRow& row : input_action_rows)
        if (row.gamepad == button && (row.only_looks || row.kind == InputAction::Menu))
            return key_named(first_key(row.keys));
    return {};
}

std::string_view name_of(const InputActionRow& row) {
    if (row.kind == InputAction::PreviousThing) return previous_thing_choice;
    return row.kind == InputAction::Menu ? gamepad_menu_help : row.name;
}

void add_line(std::vector<PageRow>& rows, std::string_view by, std::string_view help) {
    rows.push_back({std::string{by}, std::string{help}});
}

void add_game(std::vector<PageRow>& rows) {
    for (const HelpLine& line : gamepad_help) add_line(rows, line.by, line.help);
    for (const GamepadButtonRow& button : gamepad_button_list)
        for (const InputActionRow& row : input_action_rows)
            if (button.kind != GamepadButton::None && row.gamepad == button.kind &&
                row.kind != InputAction::Enter && row.kind != InputAction::Cancel)
                add_line(rows, button.label, name_of(row));
}

void add_recording(std::vector<PageRow>& rows) {
    for (const HelpLine& line : gamepad_watch_help) add_line(rows, line.by, line.help);
    for (const GamepadButtonRow& button : gamepad_button_list) {
        if (button.kind == GamepadButton::None) continue;
        for (const WatchKeyRow& row : watch_key_rows())
            if (row.gamepad == button.kind && row.action != WatchAction::Pause)
                add_line(rows, button.label, row.name.empty() ? row.help : row.name);
        for (const InputActionRow& row : input_action_rows)
            if (row.gamepad == button.kind && (row.only_looks || row.kind == InputAction::Menu))
                add_line(rows, button.label, name_of(row));
    }
}

}  // namespace

KeyEvent gamepad_key_on_map(const Context& context, const GamepadEvent& event) {
    const bool watches = context.viewing && !context.pointing.by_keys;
    if (event.toward) {
        // Only the four arrows mean something in a recording.
        if (watches && !is_cardinal(*event.toward)) return {};
        return key_named(key_of(*event.toward));
    }
    if (watches) return key_in_recording(event.button);
    // A message that has to be read first.
    if (context.messages.unread && event.button == GamepadButton::A) return {.name = "Space"};
    return key_in_game(event.button);
}

KeyEvent gamepad_key_on_page(const GamepadEvent& event) {
    if (event.toward) return key_named(arrow_of(*event.toward));
    switch (event.button) {
        case GamepadButton::A:
            return {.name = "Enter"};
        case GamepadButton::B:
        case GamepadButton::Start:
            return {.name = "Escape"};
        case GamepadButton::LeftShoulder:
            return {.name = "PageUp"};
        case GamepadButton::RightShoulder:
            return {.name = "PageDown"};
        case GamepadButton::Select:
            return key_named(help_key_while_typing);
        case GamepadButton::None:
        case GamepadButton::X:
        case GamepadButton::Y:
        case GamepadButton::LeftTrigger:
        case GamepadButton::RightTrigger:
        case GamepadButton::LeftStick:
        case GamepadButton::RightStick:
        case GamepadButton::count:
            break;
    }
    return {};
}

std::vector<PageRow> gamepad_help_rows(bool watches) {
    std::vector<PageRow> rows;
    if (watches)
        add_recording(rows);
    else
        add_game(rows);
    rows.push_back({});
    for (const HelpLine& line : gamepad_page_help) add_line(rows, line.by, line.help);
    return rows;
}

}  // namespace cellophane
