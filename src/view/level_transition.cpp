#include "view/level_transition.h"

#include <algorithm>
#include <array>

#include "view/cell_colors.h"

namespace cellophane {

namespace {

constexpr Rgb color_of_sheet{168, 184, 240};
/// How much of that color the columns under the sheet take on, from its edge backwards: a gloss, a gap, a
/// weaker one.
constexpr std::array<int, 6> sheen{46, 24, 8, 18, 10, 4};
/// The edge of the sheet over ground that is not known. Only the edge is drawn there: a frame has few
/// changes.
constexpr int edge_over_nothing = 32;
/// The edge leans over by a column every so many rows.
constexpr int rows_a_column = 5;
constexpr int lean = map_rows / rows_a_column;

bool is_blank(const StyledCell& cell) {
    return cell.glyph == U' ' && cell.back == Rgb{};
}

void lay_over(StyledCell& cell, int behind_edge) {
    if (is_blank(cell)) {
        if (behind_edge == 0) cell.back = blended(cell.back, color_of_sheet, edge_over_nothing);
        return;
    }
    const int weight = sheen[static_cast<std::size_t>(behind_edge)];
    cell.back = blended(cell.back, color_of_sheet, weight);
    cell.fore = blended(cell.fore, color_of_sheet, weight);
}

}  // namespace

void paint_level_transition(Frame& frame, int milliseconds, const Window& window) {
    const int first = std::max(main_column, window.first);
    const int end = window.end();
    const int way = end - first + lean + static_cast<int>(sheen.size());
    const int passed = way * std::clamp(milliseconds, 0, transition_length) / transition_length;
    for (int y = 0; y < map_rows; ++y) {
        const int edge = first + passed - 1 - y / rows_a_column;
        for (int column = std::max(main_column, edge + 1); column < screen_columns; ++column)
            frame.at(column, map_row + y) = {};
        for (int behind = 0; behind < static_cast<int>(sheen.size()); ++behind) {
            const int column = edge - behind;
            if (column >= main_column && column < screen_columns)
                lay_over(frame.at(column, map_row + y), behind);
        }
    }
}

}  // namespace cellophane
