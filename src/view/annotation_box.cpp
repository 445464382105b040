#include "view/annotation_box.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include "content/colors.h"
#include "view/cell_colors.h"
#include "view/layout.h"
#include "view/text.h"

namespace cellophane {

namespace {

constexpr Rgb paper{245, 243, 235};
constexpr Rgb ink{24, 22, 30};
constexpr int margin_of_paper = 2;
constexpr int rows_from_hero = 3;
constexpr int usual_width = 34;
/// What is longer would be too high to leave the hero in sight.
constexpr int broad_width = 52;
constexpr std::size_t usual_letters = 180;

std::vector<TonedLine> lines_on_paper(std::span<const std::string> said, int width) {
    std::vector<TonedLine> lines;
    for (const std::string& text : said)
        for (TonedLine& line : wrapped({{text, Tone::Plain}}, width)) lines.push_back(std::move(line));
    return lines;
}

int width_for(std::span<const std::string> said) {
    std::size_t letters = 0;
    for (const std::string& text : said) letters += text.size();
    return letters > usual_letters ? broad_width : usual_width;
}

}  // namespace

void paint_annotation(Frame& frame, std::span<const std::string> said, Pos hero, Window window) {
    const int width = std::min(width_for(said), window.columns);
    const std::vector<TonedLine> lines = lines_on_paper(said, width - 2 * margin_of_paper);
    const int height = std::min(static_cast<int>(lines.size()) + 2, map_rows);
    const int column = column_within(window, main_column + hero.x - width / 2, width);
    const int wanted = hero.y < map_rows / 2 ? hero.y + rows_from_hero : hero.y - rows_from_hero - height + 1;
    const int last = std::max(window.map_top(), window.map_bottom() - height);
    const int top = std::clamp(map_row + wanted, window.map_top(), last);
    fill(frame, column, top, width, height, {U' ', ink, paper});
    for (int i = 0; i < height - 2; ++i)
        for (int at = column + margin_of_paper; const TonedGlyph& letter : lines[static_cast<std::size_t>(i)])
            at = write(frame, at, top + 1 + i, column + width, std::u32string_view{&letter.glyph, 1}, ink);
}

}  // namespace cellophane
