#include "view/end_page.h"

#include <algorithm>
#include <vector>

#include "view/cell_colors.h"
#include "view/frames.h"
#include "view/level_sketch.h"
#include "view/panels.h"
#include "view/text.h"
#include "words/ending.h"
#include "words/grammar.h"

namespace cellophane {

namespace {

constexpr int end_margin = 2;
constexpr int gap_of_end_buttons = 2;
/// With so many columns lists stand beside the stone, and the legend beside the map.
constexpr int columns_for_lists = 90;
constexpr int gap_of_lists = 3;
constexpr int legend_width = 18;
/// In fewer rows nothing can be made out on the map.
constexpr int least_sketch_rows = 4;
constexpr int most_sketch_rows = 15;
constexpr int most_empty_stone = 5;

Box frame_of_page(const EndPage& page) {
    return {0, 0, page.window.of_page(), page.window.rows_of_page()};
}

std::string end_label(const Button& button) {
    return " " + std::string{button.label} + " ";
}

struct PlacedButton {
    int column = 0;
    /// From the first row of buttons.
    int row = 0;
};

std::vector<PlacedButton> placed_buttons(const EndPage& page) {
    const int end = frame_of_page(page).end() - end_margin;
    std::vector<PlacedButton> placed;
    PlacedButton next{end_margin, 0};
    for (const Button& button : page.buttons) {
        const auto width = static_cast<int>(end_label(button).size());
        if (next.column > end_margin && next.column + width > end) next = {end_margin, next.row + 1};
        placed.push_back(next);
        next.column += width + gap_of_end_buttons;
    }
    return placed;
}

/// Where the parts stand.
struct EndLayout {
    int stone_width = 0;
    int stone_height = 0;
    /// The first row below the stone and what is beside it.
    int below = 0;
    int first_button_row = 0;
    bool has_lists = false;
};

/// The map, as it fits between a row and the buttons; empty where it does not.
LevelSketch sketch_below(const EndPage& page, const EndLayout& layout, int row) {
    // Wide enough for a whole level, with a column of the frame at either side.
    const int columns = frame_of_page(page).width - 2 - (layout.has_lists ? legend_width : 0);
    const int rows = std::min(most_sketch_rows, layout.first_button_row - row - 1 - !layout.has_lists);
    return {page.seen, page.steps, columns, rows < least_sketch_rows ? 0 : rows};
}

EndLayout end_layout(const EndPage& page) {
    const Box box = frame_of_page(page);
    const std::vector<PlacedButton> buttons = placed_buttons(page);
    EndLayout layout;
    layout.has_lists = box.width >= columns_for_lists;
    layout.first_button_row = box.last_row() - 1 - (buttons.empty() ? 0 : buttons.back().row);
    layout.stone_width = std::min(most_stone_width, box.width - 2 * end_margin);
    const int room = layout.first_button_row - 2;
    layout.stone_height = std::min(stone_rows(page.stone, layout.stone_width), room);
    // What the map leaves free makes the stone higher.
    const LevelSketch sketch = sketch_below(page, layout, 1 + layout.stone_height);
    const int taken = sketch.is_empty() ? 0 : sketch.rows() + 2;
    layout.stone_height += std::clamp(room - layout.stone_height - taken, 0, most_empty_stone);
    layout.below = 1 + layout.stone_height;
    return layout;
}

int write_heading(Frame& frame, int column, int row, int end, std::string_view text) {
    write(frame, column, row, end, text, rgb(Color::ItemMessage));
    return row + 1;
}

/// As many as there are rows for; the last row says how many more there are.
int write_list(Frame& frame, int column, int row, int end_row, int end,
               const std::vector<std::string>& lines) {
    const auto count = static_cast<int>(lines.size());
    const int room = end_row - row;
    const int shown = count <= room ? count : std::max(0, room - 1);
    for (int i = 0; i < shown; ++i)
        write(frame, column + 1, row++, end, lines[static_cast<std::size_t>(i)], rgb(Color::White));
    if (shown < count && row < end_row)
        write(frame, column + 1, row++, end, more_of_them(count - shown), rgb(Color::Gray));
    return row;
}

void paint_lists(Frame& frame, const EndPage& page, const EndLayout& layout) {
    const int column = end_margin + layout.stone_width + gap_of_lists;
    const int end = frame_of_page(page).end() - end_margin;
    const int end_row = layout.below;
    // How the hero came to die stands below the list, whose top may lie under a notice of the page.
    const std::string advice = page.advice.empty() ? "" : std::string{advice_heading} + " " + page.advice;
    const int width = end - column - 1;
    const auto rows_of = [&](const std::string& text) {
        const std::vector<Phrase> phrases(1, Phrase{text});
        return text.empty() ? 0 : static_cast<int>(wrapped(phrases, width).size());
    };
    const int rows_of_cause = rows_of(page.led_to) + rows_of(advice);
    const int rows_below =
        (rows_of_cause > 0 ? 2 + rows_of_cause : 0) +
        (page.feats.empty() ? 0 : 2 + std::min<int>(3, static_cast<int>(page.feats.size())));
    int row = write_heading(frame, column, 1, end, carried_heading);
    if (page.carried.empty())
        write(frame, column + 1, row++, end, carried_nothing, rgb(Color::Gray));
    else
        row = write_list(frame, column, row, end_row - rows_below, end, page.carried);
    if (rows_of_cause > 0) {
        row = write_heading(frame, column, row + 1, end, decline_heading);
        for (const std::string& text : {page.led_to, advice})
            if (!text.empty()) row = write_wrapped(frame, column + 1, row, end, text, rgb(Color::White));
    }
    if (page.feats.empty()) return;
    row = write_heading(frame, column, row + 1, end, feats_heading);
    write_list(frame, column, row, end_row, end, page.feats);
}

/// The signs of the map and what they mean, a row each.
void paint_legend(Frame& frame, const EndPage& page, int column, int row, int end) {
    const bool won = is_won(page.seen);
    const bool died = page.seen.ending && page.seen.ending->fate == Fate::Died;
    const std::string_view place_legend = won    ? left_here_legend
                                          : died ? died_here_legend
                                                 : stopped_here_legend;
    row = write_heading(frame, column, row, end, last_level_heading(page.seen.depth));
    const auto explain = [&](char32_t sign, char ascii, Rgb color, std::string_view text) {
        put(frame.at(column, row), {.glyph = sign, .fore = color, .ascii = ascii});
        write(frame, column + 2, row++, end, text, rgb(Color::Gray));
    };
    explain(U'\u2580', '@', LevelSketch::color_of_place(won), place_legend);
    if (!page.steps.empty()) explain(U'\u2580', '*', LevelSketch::color_of_steps(), last_steps_legend);
    explain(U'\u2580', '>', rgb(Color::White), stairs_legend);
}

void paint_sketch(Frame& frame, const EndPage& page, const EndLayout& layout) {
    const int end = frame_of_page(page).end() - end_margin;
    const int first = layout.below + 1;
    const LevelSketch sketch = sketch_below(page, layout, layout.below);
    if (sketch.is_empty()) return;
    if (!layout.has_lists) {
        write_heading(frame, end_margin, first - 1, end, last_level_heading(page.seen.depth));
        sketch.paint(frame, 1 + (frame_of_page(page).width - 2 - sketch.columns()) / 2, first, page.ascii);
        return;
    }
    const int inside = frame_of_page(page).end() - 1;
    sketch.paint(frame, 1 + (inside - 1 - legend_width - sketch.columns()) / 2, first, page.ascii);
    paint_legend(frame, page, inside - legend_width, first, inside);
}

}  // namespace

void paint_end_page(Frame& frame, const EndPage& page) {
    const Box box = frame_of_page(page);
    const EndLayout layout = end_layout(page);
    fill(frame, 0, 0, screen_columns, screen_rows, {U' ', rgb(Color::White), rgb(Color::InterfaceBox)});
    paint_frame(frame, box, page.title, page.hint);
    const int left = layout.has_lists ? end_margin : (box.width - layout.stone_width) / 2;
    paint_stone(frame, left, 1, layout.stone_width, layout.stone_height, page.stone);
    if (layout.has_lists) paint_lists(frame, page, layout);
    paint_sketch(frame, page, layout);
    const std::vector<PlacedButton> places = placed_buttons(page);
    for (std::size_t i = 0; i < places.size(); ++i)
        paint_label(frame, places[i].column, layout.first_button_row + places[i].row,
                    end_label(page.buttons[i]), page.keys);
}

std::optional<std::size_t> end_button_at(const EndPage& page, int column, int row) {
    const EndLayout layout = end_layout(page);
    const std::vector<PlacedButton> places = placed_buttons(page);
    for (std::size_t i = 0; i < places.size(); ++i) {
        const int from = places[i].column;
        const auto width = static_cast<int>(end_label(page.buttons[i]).size());
        if (row == layout.first_button_row + places[i].row && column >= from && column < from + width)
            return i;
    }
    return std::nullopt;
}

}  // namespace cellophane
