#include "view/menu.h"

#include <algorithm>
#include <string>

#include "view/buttons.h"
#include "view/cell_colors.h"
#include "view/frames.h"
#include "view/text.h"
#include "words/titles.h"

namespace cellophane {

namespace {

constexpr std::string_view on_box = "[x] ";
constexpr std::string_view off_box = "[ ] ";

std::string text_of(const MenuRow& row) {
    std::string text;
    if (row.is_on) text = *row.is_on ? on_box : off_box;
    return text.append(row.label);
}

/// The longest line, the key a little apart, and a blank at either end.
int menu_width(std::span<const MenuRow> rows) {
    std::size_t longest = 0;
    for (const MenuRow& row : rows) longest = std::max(longest, text_of(row).size() + row.key_label.size());
    return static_cast<int>(longest) + 4;
}

/// It may begin further left than its button, or it would not fit.
int left_of(std::span<const MenuRow> rows, int column) {
    return std::min(column, screen_columns - 1 - menu_width(rows));
}

int top_of(std::span<const MenuRow> rows, int bottom) {
    return std::max(1, bottom - 1 - static_cast<int>(rows.size()));
}

void paint_rule(Frame& frame, int column, int row, int width) {
    for (int i = 0; i < width; ++i)
        put(frame.at(column + i, row), {.glyph = U'\u2500', .fore = rgb(Color::Gray)});
}

}  // namespace

void paint_menu(Frame& frame, int column, std::span<const MenuRow> rows, std::optional<std::size_t> chosen,
                bool keys, int bottom) {
    const int width = menu_width(rows);
    column = left_of(rows, column);
    int row = top_of(rows, bottom);
    const Box box{column - 1, row - 1, width + 2, static_cast<int>(rows.size()) + 2};
    paint_framed_panel(frame, box, menu_title);
    for (std::size_t i = 0; i < rows.size(); ++i, ++row) {
        paint_face(frame, column, row, width, chosen == i ? ButtonLook::Hovered : ButtonLook::Idle);
        if (rows[i].is_rule()) {
            paint_rule(frame, column, row, width);
            continue;
        }
        write(frame, column + 1, row, screen_columns, text_of(rows[i]), rgb(Color::White));
        if (!keys) continue;
        const int end = column + width - 1;
        write(frame, end - static_cast<int>(rows[i].key_label.size()), row, screen_columns, rows[i].key_label,
              rgb(Color::Yellow));
    }
}

std::optional<std::size_t> menu_row_at(std::span<const MenuRow> rows, int left, int column, int row,
                                       int bottom) {
    left = left_of(rows, left);
    if (column < left || column >= left + menu_width(rows)) return std::nullopt;
    const int number = row - top_of(rows, bottom);
    if (number < 0 || number >= static_cast<int>(rows.size())) return std::nullopt;
    const auto which = static_cast<std::size_t>(number);
    return rows[which].is_rule() ? std::nullopt : std::optional{which};
}

}  // namespace cellophane
