#include "view/creature_panel.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "view/boxes.h"
#include "view/layout.h"
#include "view/text.h"
#include "words/bestiary.h"

namespace cellophane {

namespace {

constexpr int narrowest = 33;
constexpr int widest = 50;
constexpr int rows_there = map_rows - 2;

std::vector<TonedLine> lines_of(const std::vector<std::vector<Phrase>>& page, int width) {
    std::vector<TonedLine> lines;
    for (const std::vector<Phrase>& paragraph : page) {
        if (!lines.empty()) lines.emplace_back();
        for (TonedLine& line : wrapped(paragraph, width)) lines.push_back(std::move(line));
    }
    return lines;
}

/// On the side away from the creature's, near enough that a narrow screen shows both, and the hero if he is
/// about; a fight around them stays in view.
int column_beside(int creature, int hero, int width) {
    constexpr int gap = 6;
    constexpr int first = main_column + 1;
    constexpr int middle = main_column + main_width / 2;
    const int other = std::abs(hero - creature) <= 2 * gap ? hero : creature;
    if (creature < middle) return std::min(std::max(creature, other) + gap, screen_columns - width - 1);
    return std::max(std::min(creature, other) - gap - width, first);
}

}  // namespace

void paint_creature_panel(Frame& frame, const Observation& seen, const MonsterView& monster) {
    const std::vector<std::vector<Phrase>> page = bestiary_page(seen, monster);
    int width = narrowest;
    std::vector<TonedLine> lines = lines_of(page, width);
    // It grows until the text fits.
    while (width<widest&& static_cast<int>(lines.size())> rows_there / 2) lines = lines_of(page, ++width);
    const int rows = std::min(rows_there, static_cast<int>(lines.size()));
    const int column = column_beside(main_column + monster.at.x, main_column + seen.hero->at.x, width);
    paint_panel(frame, column - 1, map_row, width + 2, rows + 2);
    for (int row = 0; row < rows; ++row)
        write(frame, column, map_row + 1 + row, lines[static_cast<std::size_t>(row)]);
}

}  // namespace cellophane
