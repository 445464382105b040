#include "view/creature_panel.h"

#include <algorithm>
#include <cstdlib>
#include <utility>
#include <vector>

#include "view/layout.h"
#include "view/panels.h"
#include "view/text.h"
#include "words/bestiary.h"
#include "words/grammar.h"
#include "words/monsters.h"

namespace cellophane {

namespace {

constexpr int narrowest = 33;
constexpr int widest = 50;
/// A blank at either end, between the text and the frame.
constexpr int beside_frame = 2;
constexpr int rows_there = map_rows - 2;

std::vector<TonedLine> lines_of(const std::vector<std::vector<Phrase>>& page, int width) {
    std::vector<TonedLine> lines;
    for (const std::vector<Phrase>& paragraph : page) {
        if (!lines.empty()) lines.emplace_back();
        for (TonedLine& line : wrapped(paragraph, width)) lines.push_back(std::move(line));
    }
    return lines;
}

/// On the side away from the creature's, near enough that a narrow screen shows both, and the hero if the
/// hero is about; a fight around them stays in view.
int column_beside(int creature, int hero, int width) {
    constexpr int gap = 6;
    constexpr int first = main_column + 1;
    constexpr int middle = main_column + main_width / 2;
    const int other = std::abs(hero - creature) <= 2 * gap ? hero : creature;
    if (creature < middle) return std::min(std::max(creature, other) + gap, screen_columns - width - 1);
    return std::max(std::min(creature, other) - gap - width, first);
}

/// Where a panel stands: its text begins a cell further in.
struct PanelPlace {
    int column = 0;
    int row = 0;
    int width = 0;
    std::vector<TonedLine> lines;
};

PanelPlace place_beside(const std::vector<std::vector<Phrase>>& page, Pos creature, Pos hero) {
    int width = narrowest;
    std::vector<TonedLine> lines = lines_of(page, width - beside_frame);
    // It grows until the text fits.
    while (width<widest&& static_cast<int>(lines.size())> rows_there / 2)
        lines = lines_of(page, ++width - beside_frame);
    return {column_beside(main_column + creature.x, main_column + hero.x, width) - 1, map_row, width + 2,
            std::move(lines)};
}

/// The row of the screen from which so many leave both in sight, or at least the creature.
int row_away_from(Pos creature, Pos hero, int rows, Window window) {
    const int first = window.map_top() - map_row;
    const int end = window.map_bottom() - map_row;
    const auto [upper, lower] = std::minmax(creature.y, hero.y);
    if (const int below = std::max(lower + 2, first); below + rows <= end) return map_row + below;
    if (const int above = std::min(upper - 1, end) - rows; above >= first) return map_row + above;
    return map_row + (creature.y < (first + end) / 2 ? std::max(first, end - rows) : first);
}

PanelPlace place_within(Window window, const std::vector<std::vector<Phrase>>& page, Pos creature, Pos hero) {
    const int width = std::min(widest + 2, window.columns);
    std::vector<TonedLine> lines = lines_of(page, width - 2 - beside_frame);
    const int rows = std::min(map_rows, static_cast<int>(lines.size()) + 2);
    return {window.first + (window.columns - width) / 2, row_away_from(creature, hero, rows, window), width,
            std::move(lines)};
}

}  // namespace

void paint_creature_panel(Frame& frame, const Observation& seen, const MonsterView& monster, Window window) {
    const std::vector<std::vector<Phrase>> page = bestiary_page(seen, monster);
    PanelPlace place = place_beside(page, monster.at, seen.hero->at);
    const auto rows_of = [&] { return std::min(rows_there, static_cast<int>(place.lines.size())); };
    const bool is_in_sight = place.column >= window.first && place.column + place.width <= window.end() &&
                             place.row >= window.top && place.row + rows_of() + 2 <= window.bottom();
    if (!is_in_sight) place = place_within(window, page, monster.at, seen.hero->at);
    const int rows = rows_of();
    const Box box{place.column, place.row, place.width, rows + 2};
    paint_framed_panel(frame, box, capitalized(monster_name(monster)));
    for (int row = 0; row < rows; ++row)
        write(frame, place.column + 2, place.row + 1 + row, place.lines[static_cast<std::size_t>(row)]);
}

}  // namespace cellophane
