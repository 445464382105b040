#include "session/title/scenery.h"

#include <algorithm>

#include "view/cell_colors.h"

namespace cellophane {

namespace {

/// Where the dungeon lies.
constexpr int backdrop_column = 10;
constexpr int backdrop_row = 3;
/// What is left of its colors, in percent.
constexpr int glyph_brightness = 76;
constexpr int ground_brightness = 30;
/// Rows beside the name over which the dungeon fades.
constexpr int fading_rows = 4;
/// Steps after which a fire has risen.
constexpr int steps_to_rise = 80;
/// Below this heat the dungeon is seen through the fire.
constexpr int heat_of_glass = 210;

Rgb brighter(Rgb a, Rgb b) {
    return {std::max(a.red, b.red), std::max(a.green, b.green), std::max(a.blue, b.blue)};
}

/// The dungeon as fire shows it: without much of its green.
Rgb by_firelight(Rgb color, int percent) {
    const auto part = [percent](int value, int share) {
        return static_cast<std::uint8_t>(value * share / 100 * percent / 100);
    };
    return {part(color.red, 100), part(color.green, 78), part(color.blue, 96)};
}

}  // namespace

TitleScenery::TitleScenery(std::uint64_t seed) : backdrop_{seed} {
    let_fire_rise();
    backdrop_.finish();
}

void TitleScenery::fit(const Window& window) {
    letters_ = TitleLetters{window};
    flames_ = Flames{letters_};
    let_fire_rise();
}

void TitleScenery::let_fire_rise() {
    for (int i = 0; i < steps_to_rise; ++i) flames_.step();
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

/// The dungeon there, dimmed; blank and black beside it and behind the name.
StyledCell TitleScenery::ground_at(int column, int row) const {
    const Pos at{column - backdrop_column, row - backdrop_row};
    const Size size = backdrop_.size();
    if (at.x < 0 || at.y < 0 || at.x >= size.width || at.y >= size.height) return {};
    const int away = row < letters_.first_row() ? letters_.first_row() - row : row - letters_.end_row() + 1;
    const int room = std::clamp(away - 1, 0, fading_rows) * 100 / fading_rows;
    if (room == 0) return {};
    StyledCell ground = backdrop_.at(at);
    ground.fore = by_firelight(ground.fore, glyph_brightness * room / 100);
    ground.back = by_firelight(ground.back, ground_brightness * room / 100);
    return ground;
}

/// The fire, held back beside letters so that they stay legible; it rises from their tops.
int TitleScenery::heat_at(int column, int row) const {
    constexpr int left_beside = 45;
    const int heat = flames_.heat_at(column, row);
    return letters_.is_beside(column, row) ? heat * left_beside / 100 : heat;
}

bool TitleScenery::is_bright(int column, int row) const {
    return letters_.at(column, row) || flames_.ember_at(column, row) > 0 ||
           heat_at(column, row) >= heat_of_glass;
}

Rgb TitleScenery::pixel(int column, int row, Rgb ground) const {
    if (letters_.at(column, row)) {
        // Gold above, crimson below, with a slow shimmer.
        constexpr int heat_above = 985;
        constexpr int fall = 230;
        return color_of_heat(heat_above - fall * letters_.depth_in_line(row) / 100 +
                             (flames_.glow_at(column) - 50));
    }
    if (const int ember = flames_.ember_at(column, row); ember > 0) return color_of_heat(ember);
    return brighter(color_of_heat(heat_at(column, row)), ground);
}

void TitleScenery::paint(Frame& frame) const {
    for (int row = 0; row < screen_rows; ++row)
        for (int column = 0; column < screen_columns; ++column) {
            const StyledCell ground = ground_at(column, row);
            const Rgb above = pixel(column, 2 * row, ground.back);
            const Rgb below = pixel(column, 2 * row + 1, ground.back);
            StyledCell& cell = frame.at(column, row);
            cell.back = below;
            if (shows_fire_ && (is_bright(column, 2 * row) || is_bright(column, 2 * row + 1))) {
                if (above == below) continue;
                cell.glyph = upper_half;
                cell.fore = above;
                // Where there is nothing but ASCII, the lower half stands for both.
                cell.ascii = ' ';
            } else if (ground.glyph != U' ') {
                cell.glyph = ground.glyph;
                cell.ascii = ground.ascii;
                cell.fore = brighter(ground.fore, below);
            }
        }
}

}  // namespace cellophane
