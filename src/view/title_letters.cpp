#include "view/title_letters.h"

#include <array>
#include <cstddef>
#include <string_view>

#include "screen/frame.h"

namespace cellophane {

namespace {

constexpr int letter_rows = 5;
constexpr int letter_columns = 4;
/// A terminal's cells are twice as high as wide.
constexpr int cells_a_column = 2;
constexpr int gap = 2;
constexpr int title_column = 1;
constexpr int title_row = 7;

using Letter = std::array<std::string_view, letter_rows>;

constexpr Letter c{".###", "#...", "#...", "#...", ".###"};
constexpr Letter e{"####", "#...", "###.", "#...", "####"};
constexpr Letter l{"#...", "#...", "#...", "#...", "####"};
constexpr Letter o{".##.", "#..#", "#..#", "#..#", ".##."};
constexpr Letter p{"###.", "#..#", "###.", "#...", "#..."};
constexpr Letter h{"#..#", "#..#", "####", "#..#", "#..#"};
constexpr Letter a{".##.", "#..#", "####", "#..#", "#..#"};
constexpr Letter n{"#..#", "##.#", "#.##", "#..#", "#..#"};
constexpr const Letter* name[] = {&c, &e, &l, &l, &o, &p, &h, &a, &n, &e};

constexpr int pitch = letter_columns * cells_a_column + gap;
static_assert(title_column + static_cast<int>(std::size(name)) * pitch - gap <= screen_columns);

constexpr bool is_letter(int column, int row) {
    const int x = column - title_column;
    const int y = row - title_row;
    if (x < 0 || y < 0 || y >= letter_rows) return false;
    const auto which = static_cast<std::size_t>(x / pitch);
    const auto within = static_cast<std::size_t>(x % pitch / cells_a_column);
    if (which >= std::size(name) || within >= letter_columns) return false;
    return (*name[which])[static_cast<std::size_t>(y)][within] == '#';
}

}  // namespace

int seen_behind_title(int column, int row) {
    constexpr int at_edge = 55;
    if (is_letter(column, row)) return 0;
    const bool at_a_letter = is_letter(column - 1, row) || is_letter(column + 1, row) ||
                             is_letter(column, row - 1) || is_letter(column, row + 1);
    return at_a_letter ? at_edge : 100;
}

bool is_under_title(int column, int row) {
    return is_letter(column, row - 1) && !is_letter(column, row);
}

}  // namespace cellophane
