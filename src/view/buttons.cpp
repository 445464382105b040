#include "view/buttons.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>
#include <string_view>

#include "view/cell_colors.h"
#include "view/layout.h"
#include "view/panels.h"
#include "view/text.h"

namespace cellophane {

namespace {

constexpr int gap = 2;
/// A blank on either side of the label.
constexpr int padding = 1;

int width_of(const Button& button) {
    return static_cast<int>(button.label.size()) + 2 * padding;
}

/// Half a wave from end to end, never quite dark: sines of the quarters between nothing and a right angle.
int shade(int place, int width) {
    constexpr std::array<int, 9> sines{50, 60, 69, 78, 85, 92, 96, 99, 100};
    const int from_edge = std::min(place, width - 1 - place);
    const int half = std::max(1, (width - 1) / 2);
    return sines[static_cast<std::size_t>(std::min(8, from_edge * 8 / half))];
}

/// A finger on it darkens its middle.
int pressed_shade(int place, int width) {
    return 100 - shade(place, width) * 75 / 100;
}

/// The label with the key that the player presses; without any where there is none, or no room for its name.
std::string label_of(const Button& button, bool keys, KeySwaps swaps) {
    if (!keys) return without_key(button.label);
    const std::string_view pressed = pressed_key(button.key, swaps);
    const std::size_t opens = button.label.find('(');
    if (pressed == button.key || opens == std::string_view::npos) return std::string{button.label};
    std::string label{button.label};
    label.replace(opens + 1, label.find(')') - opens - 1, key_label(pressed));
    return pressed.empty() || label.size() > button.label.size() ? without_key(button.label) : label;
}

void paint_button(Frame& frame, int column, const Button& button, ButtonLook look, const std::string& label) {
    paint_face(frame, column, button_row, width_of(button), look);
    write(frame, column + padding, button_row, screen_columns, label, rgb(Color::White));
    const std::size_t opens = label.find('(');
    if (opens == std::string::npos) return;
    for (std::size_t i = opens + 1; i < label.find(')'); ++i)
        frame.at(column + padding + static_cast<int>(i), button_row).fore = rgb(Color::Yellow);
}

}  // namespace

void paint_face(Frame& frame, int column, int row, int width, ButtonLook look) {
    Rgb back = rgb(Color::InterfaceButton);
    if (look != ButtonLook::Idle) back = blended(back, rgb(Color::ButtonHover), 25);
    for (int i = 0; i < width; ++i) {
        const int percent = look == ButtonLook::Held ? pressed_shade(i, width) : shade(i, width);
        frame.at(column + i, row) = {U' ', rgb(Color::White), dimmed(back, percent)};
    }
}

void paint_buttons(Frame& frame, std::span<const Button> buttons, std::optional<std::size_t> hovered,
                   std::optional<std::size_t> held, bool keys, KeySwaps swaps) {
    for (std::size_t i = 0; i < buttons.size(); ++i) {
        const ButtonLook look = held == i      ? ButtonLook::Held
                                : hovered == i ? ButtonLook::Hovered
                                               : ButtonLook::Idle;
        paint_button(frame, column_of(buttons, i), buttons[i], look, label_of(buttons[i], keys, swaps));
    }
}

std::optional<std::size_t> button_at(std::span<const Button> buttons, int column, int row) {
    if (std::abs(row - button_row) > 1) return std::nullopt;
    for (std::size_t i = 0; i < buttons.size(); ++i) {
        const int left = column_of(buttons, i);
        if (column >= left && column < left + width_of(buttons[i])) return i;
    }
    return std::nullopt;
}

int column_of(std::span<const Button> buttons, std::size_t which) {
    int column = main_column;
    for (std::size_t i = 0; i < which; ++i) column += width_of(buttons[i]) + gap;
    return column;
}

}  // namespace cellophane
