#include "view/notice.h"

#include <algorithm>

#include "view/cell_colors.h"
#include "view/text.h"

namespace cellophane {

namespace {

constexpr int margin_of_notice = 2;

struct PassingColors {
    Color text{};
    Color ground{};
};
constexpr PassingColors of_notice{Color::Teal, Color::InterfaceBox};
constexpr PassingColors of_health{Color::White, Color::DarkRed};
constexpr PassingColors of_poison{Color::Yellow, Color::DarkGreen};

/// A line of text, a margin at its ends, on a ground of its own that reaches `height` rows above and below
/// it.
void paint_passing_line(Frame& frame, std::string_view text, int column, int row, int height,
                        PassingColors colors, int strength) {
    const int end = std::min(screen_columns, column + static_cast<int>(text.size()) + 2 * margin_of_notice);
    for (int y = row - height; y <= row + height; ++y)
        for (int x = column; x < end; ++x) {
            StyledCell& cell = frame.at(x, y);
            cell.back = blended(cell.back, rgb(colors.ground), strength);
            cell.fore = blended(cell.fore, rgb(colors.ground), strength);
        }
    for (int x = column; x < end; ++x) frame.at(x, row).glyph = U' ';
    write(frame, column + margin_of_notice, row, end, text,
          blended(frame.at(column, row).back, rgb(colors.text), strength));
}

int width_of_notice(std::string_view text) {
    return std::min(main_width, static_cast<int>(text.size()) + 2 * margin_of_notice);
}

}  // namespace

void paint_notice(Frame& frame, std::string_view text, int strength, Window window) {
    const int width = width_of_notice(text);
    const int column = column_within(window, main_column + (main_width - width) / 2, width);
    const int row = std::clamp(map_row + map_rows / 2, window.top + 1, window.bottom() - 2);
    paint_passing_line(frame, text, column, row, 1, of_notice, strength);
}

void paint_alert(Frame& frame, std::string_view text, Peril peril, Pos hero, int strength, Window window) {
    constexpr int rows_away = 2;
    const int width = width_of_notice(text);
    const int column = column_within(window, main_column + hero.x - width / 2, width);
    const int row = map_row + hero.y + (hero.y < rows_away ? rows_away : -rows_away);
    paint_passing_line(frame, text, column, row, 0, peril == Peril::Poison ? of_poison : of_health, strength);
}

}  // namespace cellophane
