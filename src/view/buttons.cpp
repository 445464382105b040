#include "view/buttons.h"

#include "view/layout.h"
#include "view/mixing.h"
#include "view/text.h"

namespace cellophane {

namespace {

constexpr int gap = 2;
/// A blank on either side of the label.
constexpr int padding = 1;

int width_of(const Button& button) {
    return static_cast<int>(button.label.size()) + 2 * padding;
}

/// Buttons darken towards their ends.
int shade(int place, int width) {
    const int from_edge = place < width - 1 - place ? place : width - 1 - place;
    return from_edge == 0 ? 60 : from_edge == 1 ? 85 : 100;
}

void paint_button(Frame& frame, int column, const Button& button, bool hovered) {
    const int width = width_of(button);
    Rgb back = rgb(Colour::InterfaceButton);
    if (hovered) back = blended(back, rgb(Colour::ButtonHover), 25);
    for (int i = 0; i < width; ++i)
        frame.at(column + i, button_row) = {U' ', rgb(Colour::White), dimmed(back, shade(i, width))};
    write(frame, column + padding, button_row, screen_columns, button.label, rgb(Colour::White));
    const std::size_t hot = button.label.rfind(button.key);
    if (hot == std::string_view::npos) return;
    for (std::size_t i = hot; i < hot + button.key.size(); ++i)
        frame.at(column + padding + static_cast<int>(i), button_row).fore = rgb(Colour::Yellow);
}

}  // namespace

void paint_buttons(Frame& frame, std::span<const Button> buttons, std::optional<std::size_t> hovered) {
    int column = main_column;
    for (std::size_t i = 0; i < buttons.size(); ++i) {
        paint_button(frame, column, buttons[i], hovered == i);
        column += width_of(buttons[i]) + gap;
    }
}

std::optional<std::size_t> button_at(std::span<const Button> buttons, int column, int row) {
    if (row != button_row && row != button_row - 1) return std::nullopt;
    int left = main_column;
    for (std::size_t i = 0; i < buttons.size(); ++i) {
        if (column >= left && column < left + width_of(buttons[i])) return i;
        left += width_of(buttons[i]) + gap;
    }
    return std::nullopt;
}

}  // namespace cellophane
