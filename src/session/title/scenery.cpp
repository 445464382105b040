#include "session/title/scenery.h"

#include <algorithm>
#include <vector>

#include "view/cell_colors.h"
#include "view/title_letters.h"

namespace cellophane {

namespace {

/// Where the dungeon lies.
constexpr int backdrop_column = 10;
constexpr int backdrop_row = 3;
/// What is left of its colours, in percent.
constexpr int glyph_brightness = 80;
constexpr int ground_brightness = 45;
/// Steps after which a fire has risen.
constexpr int steps_to_rise = 60;

std::vector<int> burning_cells() {
    std::vector<int> cells;
    for (int row = 0; row < screen_rows; ++row)
        for (int column = 0; column < screen_columns; ++column)
            if (is_beside_title(column, row)) cells.push_back(row * screen_columns + column);
    return cells;
}

Rgb brighter(Rgb a, Rgb b) {
    return {std::max(a.red, b.red), std::max(a.green, b.green), std::max(a.blue, b.blue)};
}

}  // namespace

TitleScenery::TitleScenery(std::uint64_t seed) : flames_{burning_cells()}, backdrop_{seed} {
    for (int i = 0; i < steps_to_rise; ++i) flames_.step();
    backdrop_.finish();
}

void TitleScenery::let_move(bool wanted) {
    if (wanted && !may_move_) backdrop_.restart();
    if (!wanted) backdrop_.finish();
    may_move_ = wanted;
}

int TitleScenery::wants_time() const {
    return std::max(1, std::min(Flames::beat - burnt_, Backdrop::beat - dug_));
}

void TitleScenery::advance(int milliseconds) {
    // A longer pause, in milliseconds, is not made up for.
    constexpr int longest = 500;
    const int passed = std::min(milliseconds, longest);
    for (burnt_ += passed; burnt_ >= Flames::beat; burnt_ -= Flames::beat) flames_.step();
    for (dug_ += passed; dug_ >= Backdrop::beat; dug_ -= Backdrop::beat) backdrop_.step();
}

void TitleScenery::paint(Frame& frame) const {
    const Size size = backdrop_.size();
    for (int row = 0; row < screen_rows; ++row)
        for (int column = 0; column < screen_columns; ++column) {
            if (is_title(column, row)) continue;
            StyledCell& cell = frame.at(column, row);
            cell.back = flames_.at(column, row);
            const Pos at{column - backdrop_column, row - backdrop_row};
            const int room = room_beside_title(row);
            if (room == 0 || at.x < 0 || at.y < 0 || at.x >= size.width || at.y >= size.height) continue;
            const StyledCell& ground = backdrop_.at(at);
            cell.glyph = ground.glyph;
            cell.fore = brighter(dimmed(ground.fore, glyph_brightness * room / 100), cell.back);
            cell.back = brighter(cell.back, dimmed(ground.back, ground_brightness * room / 100));
        }
}

}  // namespace cellophane
