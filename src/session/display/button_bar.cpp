#include "session/display/button_bar.h"

#include <array>
#include <cstddef>
#include <string>

#include "session/context.h"
#include "view/layout.h"

namespace cellophane {

namespace {

constexpr std::size_t count_of_play_buttons = [] {
    std::size_t count = 0;
    for (const InputActionRow& row : input_action_rows) count += !row.button.empty();
    return count;
}();

/// Those of actions that have one; the menu's opens over it and has no key.
constexpr auto play_buttons = [] {
    std::array<Button, count_of_play_buttons> buttons;
    std::size_t at = 0;
    for (const InputActionRow& row : input_action_rows)
        if (!row.button.empty())
            buttons[at++] = {row.button, row.kind == InputAction::Menu ? "" : first_key(row.keys)};
    return buttons;
}();

/// Columns of the labels, each with a blank at either end and two columns before the next.
constexpr int width_of_bar = [] {
    int width = -2;
    for (const Button& button : play_buttons) width += static_cast<int>(button.label.size()) + 4;
    return width;
}();
static_assert(width_of_bar <= screen_columns - main_column);
// The menu's button has the same place in every bar.
static_assert(play_buttons[menu_button].key.empty());

}  // namespace

std::span<const Button> buttons_shown(const Context& context) {
    if (!context.viewing) {
        if (!context.seen().ending) return play_buttons;
        // The epitaph page offers its own keys, and no button of the bar works there.
        return context.is_buried ? std::span<const Button>{} : fallen_buttons;
    }
    if (context.viewing->plays) return playing_buttons;
    return paused_buttons;
}

int target_in_bar(const Context& context, const PointerEvent& pointer) {
    // Only buttons count: cells and listed things may change under a held pointer during playback.
    const auto button = button_at(buttons_shown(context), pointer.column, pointer.row);
    return button ? static_cast<int>(*button) + 1 : 0;
}

void show_struck(Context& context, InputAction action) {
    constexpr int length_of_stroke = 50;
    if (!context.viewer.may_move()) return;
    const std::span<const Button> bar = buttons_shown(context);
    for (std::size_t i = 0; i < bar.size(); ++i) {
        if (bar[i].key.empty() || meaning_of({.name = std::string{bar[i].key}}).action != action) continue;
        context.pointing.mark.held = i;
        context.moving.held_button_time = length_of_stroke;
    }
}

}  // namespace cellophane
