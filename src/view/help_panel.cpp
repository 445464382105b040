#include "view/help_panel.h"

#include <algorithm>

#include "view/frames.h"
#include "view/panels.h"
#include "view/text.h"
#include "words/screen_help.h"

namespace cellophane {

namespace {

LabelPlace at_right_end(const Window& window, int row) {
    return {window.end() - static_cast<int>(help_label_while_typing.size()), row};
}

}  // namespace

LabelPlace help_place_over_map(const Window& window) {
    return at_right_end(window, window.top);
}

LabelPlace help_place_below_map(const Window& window) {
    return at_right_end(window, std::min(flavor_row, window.bottom() - 1));
}

LabelPlace help_place_on_title(const Window& window) {
    // Behind the sign of easy mode.
    constexpr int column_on_title = 11;
    return {column_on_title, window.bottom() - 1};
}

void paint_help_label(Frame& frame, const LabelPlace& place, bool keys, bool types) {
    paint_label(frame, place.column, place.row, types ? help_label_while_typing : help_label, keys);
}

bool is_on_help_label(const LabelPlace& place, int column, int row) {
    return row == place.row && column >= place.column &&
           column < place.column + static_cast<int>(help_label_while_typing.size());
}

void paint_help_panel(Frame& frame, std::string_view title, std::string_view text, std::string_view hint,
                      const Window& window) {
    constexpr int widest_help = 58;
    constexpr int around_text = 4;
    const int width = std::min(widest_help, window.columns);
    const std::vector<TonedLine> lines = wrapped({{std::string{text}, Tone::Plain}}, width - around_text);
    const int height = std::min(static_cast<int>(lines.size()) + around_text, window.rows);
    const Box box{window.first + (window.columns - width) / 2, window.top + (window.rows - height) / 2, width,
                  height};
    fill(frame, box.column, box.row, box.width, box.height, {});
    paint_framed_panel(frame, box, title, hint);
    for (int row = box.row + 2; const TonedLine& line : lines)
        if (row < box.last_row()) write(frame, box.column + 2, row++, line);
}

}  // namespace cellophane
