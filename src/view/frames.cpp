#include "view/frames.h"

#include "view/cell_colors.h"
#include "view/text.h"

namespace cellophane {

namespace {

constexpr int panel_opacity = 95;

struct EdgeLine {
    char32_t glyph;
    char ascii;
};
constexpr EdgeLine edge_across{U'\u2500', '-'};
constexpr EdgeLine edge_down{U'\u2502', '|'};
constexpr EdgeLine upper_left{U'\u250C', '+'};
constexpr EdgeLine upper_right{U'\u2510', '+'};
constexpr EdgeLine lower_left{U'\u2514', '+'};
constexpr EdgeLine lower_right{U'\u2518', '+'};

constexpr Rgb color_of_lines{96, 92, 132};

void draw_edge(Frame& frame, int column, int row, const EdgeLine& line) {
    if (Frame::contains(column, row))
        put(frame.at(column, row), {.glyph = line.glyph, .fore = color_of_lines, .ascii = line.ascii});
}

/// A blank at either end sets it apart from the edge.
void write_in_edge(Frame& frame, const Box& box, int row, int end, std::string_view text, Rgb fore) {
    if (text.empty()) return;
    const int column = edge_text_column(box);
    write(frame, column - 1, row, end, " ", fore);
    const int after = write(frame, column, row, end, text, fore);
    write(frame, after, row, end, " ", fore);
}

}  // namespace

void paint_panel(Frame& frame, int column, int row, int width, int height) {
    for (int y = row; y < row + height; ++y)
        for (int x = column; x < column + width; ++x) {
            if (!Frame::contains(x, y)) continue;
            StyledCell& cell = frame.at(x, y);
            cell = {U' ', rgb(Color::White), blended(cell.back, rgb(Color::InterfaceBox), panel_opacity)};
        }
}

void paint_frame(Frame& frame, const Box& box, std::string_view title, std::string_view hint) {
    const int right = box.end() - 1;
    for (int column = box.column + 1; column < right; ++column) {
        draw_edge(frame, column, box.row, edge_across);
        draw_edge(frame, column, box.last_row(), edge_across);
    }
    for (int row = box.row + 1; row < box.last_row(); ++row) {
        draw_edge(frame, box.column, row, edge_down);
        draw_edge(frame, right, row, edge_down);
    }
    draw_edge(frame, box.column, box.row, upper_left);
    draw_edge(frame, right, box.row, upper_right);
    draw_edge(frame, box.column, box.last_row(), lower_left);
    draw_edge(frame, right, box.last_row(), lower_right);
    write_in_edge(frame, box, box.row, right, title, rgb(Color::ItemMessage));
    write_in_edge(frame, box, box.last_row(), right, hint, hint_color());
}

void paint_framed_panel(Frame& frame, const Box& box, std::string_view title, std::string_view hint) {
    paint_panel(frame, box.column, box.row, box.width, box.height);
    paint_frame(frame, box, title, hint);
}

}  // namespace cellophane
