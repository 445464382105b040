#include "view/title_letters.h"

#include <algorithm>
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
constexpr int letter_gap = 2;
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

constexpr int pitch = letter_columns * cells_a_column + letter_gap;
static_assert(title_column + static_cast<int>(std::size(name)) * pitch - letter_gap <= screen_columns);

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

bool is_title(int column, int row) {
    return is_letter(column, row);
}

bool is_beside_title(int column, int row) {
    if (is_letter(column, row)) return false;
    for (int y = row - 1; y <= row + 1; ++y)
        for (int x = column - 1; x <= column + 1; ++x)
            if (is_letter(x, y)) return true;
    return false;
}

int room_beside_title(int row) {
    constexpr int fading_rows = 4;
    const int away = row < title_row ? title_row - row : row - (title_row + letter_rows - 1);
    return std::clamp(away - 1, 0, fading_rows) * 100 / fading_rows;
}

}  // namespace cellophane
