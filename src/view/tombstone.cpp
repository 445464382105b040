#include "view/tombstone.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "view/cell_colors.h"
#include "view/text.h"
#include "words/grammar.h"

namespace cellophane {

namespace {

/// How far the stone's edge is from that of its box, row by row from the top: an arch.
constexpr std::array<int, 3> insets{10, 5, 2};
constexpr int arch_rows = static_cast<int>(insets.size());
/// The heading stands in the arch, and the grass in the last row.
constexpr int heading_row = 1;
constexpr int first_text_row = 2;
/// Between the outline and what is written.
constexpr int stone_margin = 4;

struct StoneColors {
    Rgb light;
    Rgb dark;
    Rgb line;
    Rgb letters;
    Rgb names;
};
constexpr StoneColors gray_stone{
    {86, 86, 98}, {44, 44, 54}, {150, 150, 166}, {236, 232, 222}, {176, 174, 186}};
constexpr StoneColors gold_stone{
    {122, 84, 22}, {52, 32, 12}, {240, 190, 70}, {255, 240, 190}, {226, 190, 120}};

constexpr Rgb grass_light{92, 150, 70};
constexpr Rgb grass_dark{46, 92, 44};
constexpr Rgb flower_color{220, 120, 150};

int inset_at(int row) {
    return row < arch_rows ? insets[static_cast<std::size_t>(row)] : insets.back();
}

/// Always the same for a place, so that the stone does not flicker.
std::uint32_t grain(int column, int row) {
    std::uint32_t mixed =
        static_cast<std::uint32_t>(column) * 73'856'093U ^ static_cast<std::uint32_t>(row) * 19'349'663U;
    mixed ^= mixed >> 13;
    mixed *= 0x5bd1e995U;
    return mixed ^ (mixed >> 15);
}

std::string figure_text(const std::pair<std::string, std::string>& figure) {
    return capitalized(figure.first) + " " + figure.second;
}

struct FigureRow {
    const std::pair<std::string, std::string>* left = nullptr;
    const std::pair<std::string, std::string>* right = nullptr;
};

/// Two beside each other where both are short enough.
std::vector<FigureRow> figure_rows(const StoneText& text, int room) {
    const auto half = static_cast<std::size_t>((room - 2) / 2);
    std::vector<FigureRow> rows;
    for (const auto& figure : text.figures) {
        const bool is_short = figure_text(figure).size() <= half;
        const bool joins = is_short && !rows.empty() && rows.back().right == nullptr &&
                           figure_text(*rows.back().left).size() <= half;
        if (joins)
            rows.back().right = &figure;
        else
            rows.push_back({&figure});
    }
    return rows;
}

int room_in(int width) {
    return width - 2 * stone_margin;
}

std::vector<TonedLine> sentence_lines(const StoneText& text, int width) {
    return wrapped({{text.sentence, Tone::Plain}}, room_in(width));
}

void write_centered(Frame& frame, int column, int row, int width, const TonedLine& line, Rgb color) {
    int at = column + (width - static_cast<int>(line.size())) / 2;
    for (const TonedGlyph& letter : line)
        at = write(frame, at, row, column + width, std::u32string_view{&letter.glyph, 1}, color);
}

void write_figure(Frame& frame, int column, int end, int row,
                  const std::pair<std::string, std::string>& figure, const StoneColors& colors) {
    write(frame, column, row, end, capitalized(figure.first), colors.names);
    const int begin = std::max(column + static_cast<int>(figure.first.size()) + 1,
                               end - static_cast<int>(figure.second.size()));
    write(frame, begin, row, end, figure.second, colors.letters);
}

void draw_outline(Frame& frame, int column, int row, char32_t glyph, char ascii, Rgb color) {
    if (Frame::contains(column, row))
        put(frame.at(column, row), {.glyph = glyph, .fore = color, .ascii = ascii});
}

void paint_ground(Frame& frame, int column, int row, int width, int rows, const StoneColors& colors) {
    for (int y = 0; y < rows; ++y) {
        const int inset = inset_at(y);
        for (int x = inset; x < width - inset; ++x) {
            if (!Frame::contains(column + x, row + y)) continue;
            // Light comes from the upper left.
            const int shade = std::clamp(100 * y / std::max(1, rows) + 24 * x / width - 8, 0, 100);
            const Rgb even = blended(colors.light, colors.dark, shade);
            frame.at(column + x, row + y) = {U' ', colors.letters,
                                             dimmed(even, 90 + static_cast<int>(grain(x, y) % 11))};
        }
    }
}

void paint_outline(Frame& frame, int column, int row, int width, int rows, Rgb line) {
    const int right = column + width - 1;
    for (int x = insets[0] + 1; x < width - insets[0] - 1; ++x)
        draw_outline(frame, column + x, row, U'\u2500', '-', line);
    for (int y = 0; y < rows; ++y) {
        const int inset = inset_at(y);
        const int above = y == 0 ? inset : inset_at(y - 1);
        if (y > 0 && above == inset) {
            draw_outline(frame, column + inset, row + y, U'\u2502', '|', line);
            draw_outline(frame, right - inset, row + y, U'\u2502', '|', line);
            continue;
        }
        for (int x = inset + 1; x < above; ++x) {
            draw_outline(frame, column + x, row + y, U'\u2500', '-', line);
            draw_outline(frame, right - x, row + y, U'\u2500', '-', line);
        }
        if (above > inset) {
            draw_outline(frame, column + above, row + y, U'\u256F', '\'', line);
            draw_outline(frame, right - above, row + y, U'\u2570', '\'', line);
        }
        draw_outline(frame, column + inset, row + y, U'\u256D', '.', line);
        draw_outline(frame, right - inset, row + y, U'\u256E', '.', line);
    }
}

/// One row of it at the foot of the stone, a little wider on both sides.
void paint_grass(Frame& frame, int column, int row, int width) {
    constexpr std::u32string_view blades = U"\"',;\"'.\"";
    for (int x = -1; x <= width; ++x) {
        if (!Frame::contains(column + x, row)) continue;
        const std::uint32_t chance = grain(x, row);
        const char32_t blade = blades[chance % blades.size()];
        put(frame.at(column + x, row),
            {.glyph = chance % 17 == 0 ? U'*' : blade,
             .fore = chance % 17 == 0 ? flower_color
                                      : blended(grass_dark, grass_light, static_cast<int>(chance % 101))});
    }
}

}  // namespace

int stone_rows(const StoneText& text, int width) {
    const auto sentence = static_cast<int>(sentence_lines(text, width).size());
    const auto figures = static_cast<int>(figure_rows(text, room_in(width)).size());
    // A blank above the figures, one below, and the grass.
    return std::max(arch_rows + 2, first_text_row + 1 + sentence + 1 + figures + 1);
}

void paint_stone(Frame& frame, int column, int row, int width, int rows, const StoneText& text) {
    const StoneColors& colors = text.won ? gold_stone : gray_stone;
    paint_ground(frame, column, row, width, rows - 1, colors);
    paint_outline(frame, column, row, width, rows - 1, colors.line);
    paint_grass(frame, column, row + rows - 1, width);
    const TonedLine heading = wrapped({{std::string{text.heading}, Tone::Plain}}, width).front();
    write_centered(frame, column, row + heading_row, width, heading, colors.letters);
    const int end = row + rows - 1;
    // Stone that is left over stands above and below what is written.
    const int spare = rows - stone_rows(text, width);
    int at = row + first_text_row + 1 + std::max(0, spare) / 2;
    for (const TonedLine& line : sentence_lines(text, width))
        if (at < end) write_centered(frame, column, at++, width, line, colors.letters);
    ++at;
    const int left = column + stone_margin;
    const int right = column + width - stone_margin;
    const int middle = left + (right - left) / 2;
    for (const FigureRow& figures : figure_rows(text, right - left)) {
        if (at >= end) break;
        write_figure(frame, left, figures.right == nullptr ? right : middle - 1, at, *figures.left, colors);
        if (figures.right != nullptr) write_figure(frame, middle + 1, right, at, *figures.right, colors);
        ++at;
    }
}

}  // namespace cellophane
