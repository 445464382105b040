#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "screen/frame.h"
#include "view/layout.h"

namespace cellophane {

/// A line of a menu; one without a label is a rule between others.
struct MenuRow {
    std::string_view label{};
    /// As in KeyEvent::name.
    std::string_view key{};
    /// What stands for it: the key that the player presses.
    std::string key_label{};
    /// Something to be switched, and whether it is on.
    std::optional<bool> is_on{};

    bool is_rule() const { return label.empty(); }
};

/// Pulled up from the button bar, or a row above it, its left end at a column if there is room.
void paint_menu(Frame& frame, int column, std::span<const MenuRow> rows, std::optional<std::size_t> chosen,
                bool keys = true, int bottom = button_row);

/// The line under a screen cell; nothing on rules and outside.
std::optional<std::size_t> menu_row_at(std::span<const MenuRow> rows, int left, int column, int row,
                                       int bottom = button_row);

}  // namespace cellophane
