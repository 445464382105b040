#include "view/lesson_page.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "view/cell_colors.h"
#include "view/frames.h"
#include "view/text.h"
#include "words/lesson.h"

namespace cellophane {

namespace {

constexpr int lesson_margin = 3;
constexpr int gap_of_columns = 4;
/// What is left of the text of a line: its keys.
constexpr int keys_width = 9;
constexpr int first_lesson_row = 2;
/// Of the blocks, the first stands across the page, and those up to this one in the left column.
constexpr std::size_t blocks_at_left = 4;
/// Where the picture of the keys stands in its block.
constexpr int picture_indent = 9;

bool is_moving_key(char sign) {
    return (sign >= 'a' && sign <= 'z') || (sign >= '1' && sign <= '9');
}

/// A row of the picture of the keys for moving. A key whose name is longer than a sign has no place in it.
void paint_moving_keys(Frame& frame, int column, int row, std::string_view line, KeySwaps swaps) {
    for (std::size_t i = 0; i < line.size(); ++i) {
        StyledCell& cell = frame.at(column + static_cast<int>(i), row);
        std::string_view sign = line.substr(i, 1);
        Color color = sign == "@" ? Color::White : Color::Gray;
        if (is_moving_key(line[i])) {
            sign = pressed_key(sign, swaps);
            color = Color::Yellow;
        }
        put(cell,
            {.glyph = sign.size() == 1 ? static_cast<char32_t>(sign.front()) : U' ', .fore = rgb(color)});
    }
}

/// The block at a place, or only measured. Returns the row after it.
int lay_out(Frame* frame, const LessonBlock& block, int column, int row, int end, KeySwaps swaps) {
    if (frame != nullptr) write(*frame, column, row, end, block.title, rgb(Color::ItemMessage));
    ++row;
    if (block.shows_keys)
        for (const std::string_view line : moving_keys) {
            if (frame != nullptr) {
                paint_moving_keys(*frame, column + picture_indent, row, line, swaps);
            }
            ++row;
        }
    for (const LessonLine& line : block.lines) {
        const int at = line.by.empty() ? column : column + keys_width;
        const std::string text = text_with_keys(line.text, swaps);
        if (frame != nullptr) {
            write(*frame, column, row, at - 1, key_list(line.by, swaps), rgb(Color::Yellow));
            row = write_wrapped(*frame, at, row, end, text, rgb(Color::White));
        } else {
            row += static_cast<int>(wrapped({{text, Tone::Plain}}, end - at).size());
        }
    }
    return row;
}

void paint_wide(Frame& frame, std::span<const LessonBlock> blocks, const Box& box, KeySwaps swaps) {
    const int end = box.end() - lesson_margin;
    const int middle = (lesson_margin + end) / 2;
    const int below = lay_out(&frame, blocks.front(), lesson_margin, first_lesson_row, end, swaps) + 1;
    for (int row = below; const LessonBlock& block : blocks.subspan(1, blocks_at_left - 1))
        row = lay_out(&frame, block, lesson_margin, row, middle - gap_of_columns / 2, swaps) + 1;
    for (int row = below; const LessonBlock& block : blocks.subspan(blocks_at_left))
        row = lay_out(&frame, block, middle + gap_of_columns / 2, row, end, swaps) + 1;
}

/// Which blocks stand on each part of a page that is not as wide: as many as fit below each other.
std::vector<std::span<const LessonBlock>> parts_of(std::span<const LessonBlock> blocks, const Box& box,
                                                   KeySwaps swaps) {
    std::vector<std::span<const LessonBlock>> parts;
    std::size_t first = 0;
    int row = first_lesson_row;
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        const int after = lay_out(nullptr, blocks[i], 2, row, box.end() - 2, swaps);
        if (after >= box.last_row() && i > first) {
            parts.push_back(blocks.subspan(first, i - first));
            first = i;
            row = lay_out(nullptr, blocks[i], 2, first_lesson_row, box.end() - 2, swaps) + 1;
        } else {
            row = after + 1;
        }
    }
    parts.push_back(blocks.subspan(first));
    return parts;
}

}  // namespace

int paint_lesson(Frame& frame, const PagePart& which, KeySwaps swaps, const DungeonVariant& variant) {
    const Box box = box_of_page(which.window);
    const std::span<const LessonBlock> blocks = lesson(which.keys, variant);
    begin_page(frame, lesson_title, box);
    if (box.width == screen_columns && box.height == screen_rows) {
        paint_wide(frame, blocks, box, swaps);
        write_footer(frame, edge_text_column({}), box.width, hint_to_go_on(which.keys), box.last_row());
        return 1;
    }
    const std::vector<std::span<const LessonBlock>> parts = parts_of(blocks, box, swaps);
    const auto part = std::min(static_cast<std::size_t>(which.part), parts.size() - 1);
    for (int row = first_lesson_row; const LessonBlock& block : parts[part])
        row = lay_out(&frame, block, 2, row, box.end() - 2, swaps) + 1;
    write_footer(frame, edge_text_column({}), box.width, hint_to_go_on(which.keys), box.last_row());
    return static_cast<int>(parts.size());
}

}  // namespace cellophane
