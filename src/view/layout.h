#pragma once

#include <algorithm>
#include <optional>

#include "kit/base/pos.h"
#include "kit/grid/grid.h"
#include "screen/frame.h"

namespace cellophane {

/// Where things are on the 100 x 34 screen (rules/interface.md 1).
inline constexpr int sidebar_width = 20;
inline constexpr int sidebar_rows = 33;
inline constexpr int depth_row = 33;
inline constexpr int main_column = 21;
inline constexpr int main_width = screen_columns - main_column;
inline constexpr int message_rows = 3;
inline constexpr int map_row = 3;
inline constexpr int map_rows = 29;
inline constexpr int flavor_row = 32;
inline constexpr int button_row = 33;

/// The part of the screen visible at once: a small display shows some of its columns and rows, and pans.
struct Window {
    int first = 0;
    int columns = screen_columns;
    int top = 0;
    int rows = screen_rows;

    constexpr int end() const { return first + columns; }
    constexpr int bottom() const { return top + rows; }
    /// The rows of the map in sight, from the first to one past the last, in rows of the screen.
    constexpr int map_top() const { return std::max(map_row, top); }
    constexpr int map_bottom() const { return std::min(map_row + map_rows, bottom()); }
    /// The columns that pages are laid out for, at least 45: on a narrower display the player has to pan.
    constexpr int of_page() const { return std::max(columns, 45); }
    /// The same for its rows.
    constexpr int rows_of_page() const { return std::max(rows, 23); }

    friend constexpr bool operator==(const Window&, const Window&) = default;
};

/// Sets a window as a display asks for it, as far as there is a screen: at least 20 columns and 10 rows.
constexpr void fit_window(Window& window, int first, int columns, int top, int rows) {
    constexpr int least_columns = 20;
    constexpr int least_rows = 10;
    window.columns = std::clamp(columns, least_columns, screen_columns);
    window.first = std::clamp(first, 0, screen_columns - window.columns);
    window.rows = std::clamp(rows, least_rows, screen_rows);
    window.top = std::clamp(top, 0, screen_rows - window.rows);
}

/// The column nearest to `wanted` from which `width` columns are in sight, right of the sidebar if possible.
constexpr int column_within(Window window, int wanted, int width) {
    const int last = std::max(window.first, window.end() - width);
    return std::clamp(wanted, std::min(std::max(main_column, window.first), last), last);
}

/// The map cell under a screen cell, if the map of that size has one there.
constexpr std::optional<Pos> map_cell_at(int column, int row, Size map) {
    const Pos at{column - main_column, row - map_row};
    if (at.x < 0 || at.y < 0 || at.x >= main_width || at.y >= map_rows || !map.contains(at))
        return std::nullopt;
    return at;
}

}  // namespace cellophane
