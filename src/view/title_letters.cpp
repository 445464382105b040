#include "view/title_letters.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace cellophane {

namespace {

constexpr std::string_view name = "CELLOPHANE";
constexpr std::string_view name_in_two[] = {"CELLO", "PHANE"};

struct Letter {
    char sign = 0;
    /// Rows from the top; `#` is a pixel.
    std::array<std::string_view, 12> rows{};
};

constexpr Letter large[] = {
    {'C',
     {"..#####.", ".#######", "###...##", "##......", "##......", "##......", "##......", "##......",
      "##......", "###...##", ".#######", "..#####."}},
    {'E',
     {"########", "########", "##......", "##......", "##......", "######..", "######..", "##......",
      "##......", "##......", "########", "########"}},
    {'L',
     {"##......", "##......", "##......", "##......", "##......", "##......", "##......", "##......",
      "##......", "##......", "########", "########"}},
    {'O',
     {"..####..", ".######.", "###..###", "##....##", "##....##", "##....##", "##....##", "##....##",
      "##....##", "###..###", ".######.", "..####.."}},
    {'P',
     {"######..", "#######.", "##...###", "##....##", "##....##", "##...###", "#######.", "######..",
      "##......", "##......", "##......", "##......"}},
    {'H',
     {"##....##", "##....##", "##....##", "##....##", "##....##", "########", "########", "##....##",
      "##....##", "##....##", "##....##", "##....##"}},
    {'A',
     {"...##...", "...##...", "..####..", "..####..", ".##..##.", ".##..##.", ".##..##.", "##....##",
      "########", "########", "##....##", "##....##"}},
    {'N',
     {"##....##", "###...##", "###...##", "####..##", "####..##", "##.##.##", "##.##.##", "##..####",
      "##..####", "##...###", "##...###", "##....##"}},
};

constexpr Letter small[] = {
    {'C', {".###", "#...", "#...", "#...", ".###"}}, {'E', {"####", "#...", "###.", "#...", "####"}},
    {'L', {"#...", "#...", "#...", "#...", "####"}}, {'O', {".##.", "#..#", "#..#", "#..#", ".##."}},
    {'P', {"###.", "#..#", "###.", "#...", "#..."}}, {'H', {"#..#", "#..#", "####", "#..#", "#..#"}},
    {'A', {".##.", "#..#", "####", "#..#", "#..#"}}, {'N', {"#...#", "##..#", "#.#.#", "#..##", "#...#"}},
};

constexpr Letter narrow[] = {
    {'C', {".##", "#..", "#..", "#..", ".##"}}, {'E', {"###", "#..", "##.", "#..", "###"}},
    {'L', {"#..", "#..", "#..", "#..", "###"}}, {'O', {".#.", "#.#", "#.#", "#.#", ".#."}},
    {'P', {"##.", "#.#", "##.", "#..", "#.."}}, {'H', {"#.#", "#.#", "###", "#.#", "#.#"}},
    {'A', {".#.", "#.#", "###", "#.#", "#.#"}}, {'N', {"#...#", "##..#", "#.#.#", "#..##", "#...#"}},
};

/// Letters of one size.
struct Face {
    const Letter* letters = nullptr;
    int height = 0;
    int gap = 0;

    const Letter& letter(char sign) const {
        const Letter* found = letters;
        while (found->sign != sign) ++found;
        return *found;
    }
    constexpr int width(std::string_view line) const {
        int width = -gap;
        for (const char sign : line) width += static_cast<int>(letter(sign).rows[0].size()) + gap;
        return width;
    }
};

constexpr Face wide_face{large, 12, 2};
constexpr Face large_face{large, 12, 1};
constexpr Face small_face{small, 5, 1};
constexpr Face narrow_face{narrow, 5, 1};
/// So many rows hold large letters and a menu below them.
constexpr int rows_for_large = 20;
constexpr int rows_for_two_large = 30;
constexpr int rows_for_flames = 6;
/// Pixels between two lines of letters.
constexpr int gap_of_lines = 4;

/// How the name stands in a window.
struct NameLayout {
    const Face* face = &small_face;
    int lines = 1;
    /// The first row of pixels.
    int top = 0;

    int pitch() const { return face->height + gap_of_lines; }
    int end_row() const { return (top + lines * pitch() - gap_of_lines + 1) / 2; }
};

NameLayout layout_in(const Window& window) {
    const auto fits = [&](const Face& face, std::string_view line) {
        return face.width(line) <= window.columns;
    };
    const bool is_whole = window.columns >= screen_columns && window.rows >= screen_rows;
    NameLayout layout;
    if (window.rows >= rows_for_large && fits(wide_face, name)) {
        layout.face = &wide_face;
    } else if (window.rows >= rows_for_two_large && fits(large_face, name_in_two[0])) {
        layout.face = &large_face;
        layout.lines = 2;
    } else if (!fits(small_face, name)) {
        layout.lines = 2;
        if (!fits(small_face, name_in_two[1])) layout.face = &narrow_face;
    }
    layout.top = 2 * (is_whole ? rows_for_flames + 2 : window.rows >= rows_for_two_large ? 3 : 1);
    return layout;
}

}  // namespace

int row_below_name(const Window& window) {
    return layout_in(window).end_row();
}

TitleLetters::TitleLetters(const Window& window)
    : pixels_(static_cast<std::size_t>(screen_columns * pixel_rows)) {
    const NameLayout layout = layout_in(window);
    const Face* face = layout.face;
    const int lines = layout.lines;
    height_ = face->height;
    pitch_ = layout.pitch();
    top_ = layout.top;
    end_row_ = layout.end_row();
    // A display that is too narrow shows the right end of the screen, where the menus are.
    const int first = screen_columns - std::min(window.columns, screen_columns);
    for (int line = 0; line < lines; ++line) {
        const std::string_view text = lines == 1 ? name : name_in_two[line];
        int column = std::max(0, first + (screen_columns - first - face->width(text)) / 2);
        for (const char sign : text) {
            const Letter& letter = face->letter(sign);
            const auto width = static_cast<int>(letter.rows[0].size());
            for (int y = 0; y < height_; ++y)
                for (int x = 0; x < width && column + x < screen_columns; ++x)
                    if (letter.rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] == '#')
                        pixels_[static_cast<std::size_t>((top_ + line * pitch_ + y) * screen_columns +
                                                         column + x)] = true;
            column += width + face->gap;
        }
    }
    const auto is_letter = [&](int column, int row) {
        return column >= 0 && row >= 0 && column < screen_columns && row < pixel_rows && at(column, row);
    };
    for (int row = 0; row < pixel_rows; ++row)
        for (int column = 0; column < screen_columns; ++column)
            beside_.push_back(!at(column, row) && (is_letter(column - 1, row) || is_letter(column + 1, row) ||
                                                   is_letter(column, row - 1) || is_letter(column, row + 1)));
}

int TitleLetters::depth_in_line(int pixel_row) const {
    const int within = (pixel_row - top_) % pitch_;
    return std::clamp(within * 100 / std::max(1, height_ - 1), 0, 100);
}

}  // namespace cellophane
