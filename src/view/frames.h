#pragma once

#include <string_view>

#include "screen/frame.h"

namespace cellophane {

/// A rectangle of the screen.
struct Box {
    int column = 0;
    int row = 0;
    int width = 0;
    int height = 0;

    constexpr int end() const { return column + width; }
    constexpr int last_row() const { return row + height - 1; }
};

/// An empty panel for text.
void paint_panel(Frame& frame, int column, int row, int width, int height);
/// The same with a frame of box-drawing lines: a title in the upper edge, what keys do in the lower one.
/// Where there is nothing but ASCII, the lines are `+`, `-` and `|`.
void paint_framed_panel(Frame& frame, const Box& box, std::string_view title = {},
                        std::string_view hint = {});
/// The lines alone, over what is there.
void paint_frame(Frame& frame, const Box& box, std::string_view title = {}, std::string_view hint = {});

/// Where a text stands in an edge: its first column, and the end that it keeps within.
constexpr int edge_text_column(const Box& box) {
    return box.column + 3;
}

/// The label by which the help of a screen is opened, in the lower edge of its frame at the right.
inline constexpr std::string_view help_label = " Help (?) ";
struct LabelPlace {
    int column = 0;
    int row = 0;
};
constexpr LabelPlace help_label_in(const Box& box) {
    return {box.end() - 2 - static_cast<int>(help_label.size()), box.last_row()};
}
/// The same in the upper edge, where buttons stand at the foot: a finger that misses one shall not hit
/// another.
constexpr LabelPlace help_label_above(const Box& box) {
    return {help_label_in(box).column, box.row};
}
/// What a hint in the lower edge may take beside that label.
constexpr int hint_end(const Box& box) {
    return help_label_in(box).column - 1;
}

}  // namespace cellophane
