#include "view/panels.h"

#include <algorithm>
#include <utility>

#include "screen/utf8.h"
#include "view/cell_colors.h"
#include "view/text.h"

namespace cellophane {

namespace {

constexpr int left_of_page = 6;
constexpr int box_column = screen_columns / 3;
constexpr int box_row = screen_rows / 3;
constexpr int box_width = screen_columns / 3;
constexpr int text_width = box_width - 4;
constexpr std::string_view yes_label = "  Yes (y)  ";
constexpr std::string_view no_label = "  No (n)  ";
constexpr int yes_column = box_column + 3;
constexpr int no_column = box_column + box_width - 3 - static_cast<int>(no_label.size());

std::vector<TonedLine> lines_of(std::string_view question) {
    return wrapped({{std::string{question}, Tone::Plain}}, text_width);
}

int answers_row(std::string_view question) {
    return box_row + 2 + static_cast<int>(lines_of(question).size());
}

}  // namespace

std::string without_key(std::string_view label) {
    const std::size_t opens = label.find(" (");
    const std::size_t closes = label.find(')');
    if (opens == std::string_view::npos || closes == std::string_view::npos) return std::string{label};
    const std::size_t width = closes + 1 - opens;
    std::string text{label.substr(0, opens)};
    text.append(label.substr(closes + 1));
    // In the middle of what it had.
    return std::string(width / 2, ' ').append(text).append(width - width / 2, ' ');
}

void paint_label(Frame& frame, int column, int row, std::string_view label, bool keys, bool pressed) {
    constexpr int left_of_pressed = 25;
    const Rgb ground = rgb(Color::InterfaceButton);
    for (int i = 0; i < static_cast<int>(label.size()); ++i)
        frame.at(column + i, row).back = pressed ? dimmed(ground, left_of_pressed) : ground;
    if (!keys) {
        write(frame, column, row, screen_columns, without_key(label), rgb(Color::White));
        return;
    }
    write(frame, column, row, screen_columns, label, rgb(Color::White));
    const int hot = column + static_cast<int>(label.find('(')) + 1;
    frame.at(hot, row).fore = rgb(Color::Yellow);
}

Box box_of_question(std::string_view question) {
    return {box_column, box_row, box_width, static_cast<int>(lines_of(question).size()) + 4};
}

void paint_question(Frame& frame, std::string_view question, bool keys, std::optional<bool> chosen) {
    const std::vector<TonedLine> lines = lines_of(question);
    const Box box = box_of_question(question);
    paint_panel(frame, box.column, box.row, box.width, box.height);
    paint_frame(frame, box);
    int row = box_row + 1;
    for (const TonedLine& line : lines) write(frame, box_column + 2, row++, line);
    paint_label(frame, yes_column, answers_row(question), yes_label, keys, chosen == true);
    paint_label(frame, no_column, answers_row(question), no_label, keys, chosen == false);
}

std::optional<bool> answer_at(std::string_view question, int column, int row) {
    if (row != answers_row(question)) return std::nullopt;
    if (column >= yes_column && column < yes_column + static_cast<int>(yes_label.size())) return true;
    if (column >= no_column && column < no_column + static_cast<int>(no_label.size())) return false;
    return std::nullopt;
}

void begin_page(Frame& frame, std::string_view title, const Box& box) {
    paint_panel(frame, 0, 0, screen_columns, screen_rows);
    paint_frame(frame, box, title);
}

int second_column(const std::vector<PageRow>& rows) {
    constexpr int between = 4;
    constexpr int furthest_second = 32;
    std::size_t widest = 0;
    for (const PageRow& line : rows) widest = std::max(widest, line.left.size());
    return std::min(left_of_page + static_cast<int>(widest) + between, furthest_second);
}

std::string_view hint_to_go_on(bool keys) {
    return keys ? "Press any key to continue." : "Tap to continue.";
}

void write_footer(Frame& frame, int column, int end, std::string_view text, int row) {
    const int text_end = hint_end({0, 0, end, row + 1}) - 1;
    const std::vector<TonedLine> lines = wrapped({{std::string{text}, Tone::Plain}}, text_end - column);
    for (int at = row + 1 - static_cast<int>(lines.size()); const TonedLine& line : lines) {
        int next = write(frame, column - 1, at, end, " ", hint_color());
        for (const TonedGlyph& letter : line)
            next = write(frame, next, at, end, std::u32string_view{&letter.glyph, 1}, hint_color());
        write(frame, next, at++, end, " ", hint_color());
    }
}

std::vector<PageRow> wrapped_rows(const std::vector<PageRow>& rows, int width) {
    std::vector<PageRow> narrow;
    for (const PageRow& row : rows) {
        std::string left = row.left;
        for (const TonedLine& line : wrapped({{row.right, Tone::Plain}}, width)) {
            narrow.push_back({std::exchange(left, {}), {}});
            for (const TonedGlyph& letter : line) append_utf8(narrow.back().right, letter.glyph);
        }
    }
    return narrow;
}

int paint_page(Frame& frame, std::string_view title, const std::vector<PageRow>& all, std::string_view footer,
               const PagePart& which) {
    const int right = which.window.of_page() - 1;
    const int columns = which.window.of_page();
    // Of a narrow window nothing is left free.
    const int left = columns < screen_columns ? 2 : left_of_page;
    const int bottom = which.window.rows_of_page() - 1;
    const int most = bottom - 1 - first_page_row;
    const int second = second_column(all) - left_of_page + left;
    const std::vector<PageRow> rows = wrapped_rows(all, columns - second - 1);
    const int count = static_cast<int>(rows.size());
    // A page with nothing on it is one part as well.
    const int parts = std::max(1, (count + most - 1) / most);
    // In a window that has grown there may be fewer.
    const int part = std::min(which.part, parts - 1);
    begin_page(frame, title, box_of_page(which.window));
    for (int i = part * most; i < std::min(count, (part + 1) * most); ++i) {
        const PageRow& line = rows[static_cast<std::size_t>(i)];
        const int row = first_page_row + i - part * most;
        write(frame, left, row, second - 1, line.left, rgb(Color::Yellow));
        write(frame, second, row, right, line.right, rgb(Color::White));
    }
    write_footer(frame, edge_text_column({}), columns, part + 1 < parts ? hint_to_go_on(which.keys) : footer,
                 bottom);
    return parts;
}

}  // namespace cellophane
