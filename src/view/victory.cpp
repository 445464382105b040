#include "view/victory.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>

#include "view/cell_colors.h"
#include "view/flames.h"
#include "view/panels.h"
#include "view/text.h"
#include "words/grammar.h"
#include "words/titles.h"

namespace cellophane {

namespace {

struct VictoryLetter {
    char sign = 0;
    /// Rows from the top; `#` is a pixel.
    std::array<std::string_view, 7> rows{};
};

constexpr int letter_width = 5;
constexpr int letter_height = 7;
constexpr VictoryLetter victory_letters[] = {
    {'A', {".###.", "#...#", "#...#", "#####", "#...#", "#...#", "#...#"}},
    {'C', {".####", "#....", "#....", "#....", "#....", "#....", ".####"}},
    {'D', {"####.", "#...#", "#...#", "#...#", "#...#", "#...#", "####."}},
    {'E', {"#####", "#....", "#....", "####.", "#....", "#....", "#####"}},
    {'M', {"#...#", "##.##", "#.#.#", "#.#.#", "#...#", "#...#", "#...#"}},
    {'P', {"####.", "#...#", "#...#", "####.", "#....", "#....", "#...."}},
    {'R', {"####.", "#...#", "#...#", "####.", "#.#..", "#..#.", "#...#"}},
    {'S', {".####", "#....", "#....", ".###.", "....#", "....#", "####."}},
    {'T', {"#####", "..#..", "..#..", "..#..", "..#..", "..#..", "..#.."}},
};

constexpr int pieces_of_gold = 34;
/// Time stands still there where nothing moves.
constexpr int still_time = 20'000;

constexpr int gap_of_letters = 1;
constexpr int rows_for_large_letters = 30;
constexpr int widest_treasure = 62;

constexpr Rgb night{8, 6, 22};
constexpr Rgb dawn{74, 40, 26};
constexpr Rgb depths{14, 4, 34};
constexpr Rgb crystal{52, 22, 92};

std::uint32_t mixed(std::uint32_t number) {
    number ^= number >> 16;
    number *= 0x7feb352dU;
    number ^= number >> 15;
    number *= 0x846ca68bU;
    return number ^ (number >> 16);
}

/// From the top of the screen to the bottom: the night ends.
Rgb sky_at(int pixel_row, bool mastered) {
    const int percent = 100 * pixel_row / pixel_rows;
    return mastered ? blended(depths, crystal, percent) : blended(night, dawn, percent);
}

/// From 0 to `full_heat`. What is violet is mixed out of the same shades of brightness.
Rgb color_of_gold(int heat, bool mastered) {
    if (!mastered) return color_of_heat(heat);
    const int percent = std::clamp(heat * 100 / full_heat, 0, 100);
    return blended({120, 60, 220}, {244, 232, 255}, percent);
}

/// How the word stands in what is in sight.
struct WordPlace {
    int scale = 1;
    int column = 0;
    /// In pixels.
    int top = 0;

    int rows() const { return (top + scale * letter_height + 1) / 2; }
};

int width_of_word(std::string_view word, int scale) {
    return static_cast<int>(word.size()) * (letter_width + gap_of_letters) * scale - gap_of_letters * scale;
}

WordPlace place_of_word(const VictoryScene& scene) {
    const bool is_large = scene.window.rows_of_page() >= rows_for_large_letters &&
                          width_of_word(scene.word, 2) <= scene.window.of_page() - 4;
    const int scale = is_large ? 2 : 1;
    return {scale, (scene.window.of_page() - width_of_word(scene.word, scale)) / 2, is_large ? 4 : 2};
}

/// How the pixels of the word shine: 0 is no letter.
class WordPixels {
public:
    explicit WordPixels(const VictoryScene& scene) : scene_{scene}, place_{place_of_word(scene)} {}

    int heat_at(int column, int pixel_row) const {
        const int x = column - place_.column;
        const int y = pixel_row - place_.top;
        if (x < 0 || y < 0 || y >= letter_height * place_.scale) return 0;
        const int letter_columns = (letter_width + gap_of_letters) * place_.scale;
        const auto number = static_cast<std::size_t>(x / letter_columns);
        if (number >= scene_.word.size()) return 0;
        const int in_letter = x % letter_columns / place_.scale;
        if (in_letter >= letter_width) return 0;
        const auto* const found =
            std::find_if(std::begin(victory_letters), std::end(victory_letters),
                         [&](const VictoryLetter& each) { return each.sign == scene_.word[number]; });
        if (found == std::end(victory_letters)) return 0;
        const auto row = static_cast<std::size_t>(y / place_.scale);
        if (found->rows[row][static_cast<std::size_t>(in_letter)] != '#') return 0;
        // Bright above, darker below, and a gloss that runs along the word now and then.
        constexpr int time_of_gloss = 4'000;
        constexpr int columns_of_gloss = 160;
        const int gloss = scene_.time % time_of_gloss * columns_of_gloss / time_of_gloss - y;
        const bool shines = std::abs(column - gloss) < 3;
        return shines ? full_heat : full_heat - 50 - 260 * y / (letter_height * place_.scale);
    }

private:
    const VictoryScene& scene_;
    WordPlace place_;
};

/// The Amulet: gold, and a stone in the middle.
constexpr std::string_view amulet_pixels[] = {
    "..#.....#..", ".#.......#.", ".#.......#.", "..#.....#..", "...#...#...", "....#.#....",
    "...#####...", "..##ooo##..", "..#ooooo#..", "..##ooo##..", "...#####...", ".....#.....",
};
constexpr int amulet_width = 11;
constexpr int amulet_rows = 6;
/// With a row free above and below.
constexpr int rows_for_amulet = amulet_rows + 2;

/// What lies at the foot of the screen.
constexpr int height_of_heap = 9;

struct GoldPiece {
    int column;
    int pixel_row;
    int heat;
};

/// Pieces fall at speeds of their own and glint as they turn; where each one is follows from the time alone.
std::vector<GoldPiece> falling_gold(int time, int columns) {
    std::vector<GoldPiece> pieces;
    for (std::uint32_t i = 0; i < pieces_of_gold; ++i) {
        const std::uint32_t chance = mixed(i + 1);
        const int speed = 7 + static_cast<int>(chance % 12);
        const int way = time * speed / 1000 + static_cast<int>(chance >> 8 & 0xFF);
        const int turn = way / pixel_rows;
        const std::uint32_t again = mixed(chance + static_cast<std::uint32_t>(turn));
        const int glint = static_cast<int>((chance >> 4) + static_cast<std::uint32_t>(way)) % 5;
        pieces.push_back({static_cast<int>(again % static_cast<std::uint32_t>(columns)), way % pixel_rows,
                          glint == 0 ? full_heat : 730 + 45 * glint});
    }
    return pieces;
}

void paint_sky(Frame& frame, const VictoryScene& scene) {
    const WordPixels word{scene};
    const auto color_at = [&](int column, int pixel_row) {
        const int heat = word.heat_at(column, pixel_row);
        return heat > 0 ? color_of_gold(heat, scene.mastered) : sky_at(pixel_row, scene.mastered);
    };
    for (int row = 0; row < screen_rows; ++row)
        for (int column = 0; column < screen_columns; ++column) {
            StyledCell& cell = frame.at(column, row);
            const Rgb upper = color_at(column, 2 * row);
            const Rgb lower = color_at(column, 2 * row + 1);
            const bool is_letter = word.heat_at(column, 2 * row) > 0 || word.heat_at(column, 2 * row + 1) > 0;
            if (scene.ascii) {
                cell = {is_letter ? U'#' : U' ', word.heat_at(column, 2 * row) > 0 ? upper : lower,
                        sky_at(2 * row, scene.mastered)};
                continue;
            }
            cell = is_letter ? StyledCell{upper_half, upper, lower} : StyledCell{U' ', upper, upper};
        }
}

void paint_gold(Frame& frame, const VictoryScene& scene) {
    const WordPixels word{scene};
    for (const GoldPiece& piece : falling_gold(scene.time, scene.window.of_page())) {
        StyledCell& cell = frame.at(piece.column, piece.pixel_row / 2);
        // Behind the letters.
        if (cell.glyph != U' ') continue;
        const Rgb color = color_of_gold(piece.heat, scene.mastered);
        if (scene.ascii)
            put(cell, {.glyph = piece.heat == full_heat ? U'*' : U'.', .fore = color});
        else if (piece.pixel_row % 2 == 0)
            cell = {upper_half, color, cell.back};
        else
            cell = {upper_half, cell.back, color};
    }
}

/// A heap that grows while the treasure is counted. Some of it glints.
void paint_heap(Frame& frame, const VictoryScene& scene) {
    const int columns = scene.window.of_page();
    const int foot = 2 * scene.window.rows_of_page();
    const int grown = std::min(scene.time, length_of_counting);
    const std::uint32_t glints = mixed(static_cast<std::uint32_t>(scene.time / step_of_victory / 4));
    for (int column = 0; column < columns; ++column) {
        const int off = std::abs(2 * column - columns) * 100 / columns;
        const int rough = static_cast<int>(mixed(static_cast<std::uint32_t>(column) + 77) % 3);
        const int full = height_of_heap * (10'000 - off * off) / 10'000 + rough - 1;
        const int height = full * grown / length_of_counting;
        for (int pixel = 0; pixel < height; ++pixel) {
            const int pixel_row = foot - 1 - pixel;
            StyledCell& cell = frame.at(column, pixel_row / 2);
            const std::uint32_t chance = mixed(static_cast<std::uint32_t>(column * 64 + pixel));
            const bool is_glint = (chance ^ glints) % 97 == 0;
            const Rgb color =
                color_of_gold(is_glint ? full_heat : 740 + 45 * static_cast<int>(chance % 5), scene.mastered);
            if (scene.ascii) {
                put(cell, {.glyph = is_glint ? U'*' : U'$', .fore = color});
                continue;
            }
            const Rgb upper = cell.glyph == upper_half ? cell.fore : cell.back;
            cell = pixel_row % 2 == 0 ? StyledCell{upper_half, color, cell.back}
                                      : StyledCell{upper_half, upper, color};
        }
    }
}

bool shows_amulet(const VictoryScene& scene, int first_free_row, int box_height) {
    return first_free_row + rows_for_amulet + box_height + height_of_heap / 2 <= scene.window.rows_of_page();
}

/// Its stone glows and fades again.
void paint_amulet(Frame& frame, const VictoryScene& scene, int row) {
    const int left = (scene.window.of_page() - amulet_width) / 2;
    constexpr int time_of_pulse = 2'800;
    const int pulse = std::abs(scene.time % time_of_pulse - time_of_pulse / 2) * 100 / (time_of_pulse / 2);
    const Rgb stone = blended({150, 20, 60}, {255, 130, 150}, pulse);
    const auto color_at = [&](int x, int y, Rgb ground) {
        const char pixel = amulet_pixels[y][static_cast<std::size_t>(x)];
        return pixel == 'o' ? stone : pixel == '#' ? color_of_heat(full_heat - 120 - 20 * y) : ground;
    };
    for (int y = 0; y < 2 * amulet_rows; y += 2)
        for (int x = 0; x < amulet_width; ++x) {
            StyledCell& cell = frame.at(left + x, row + y / 2);
            const bool is_part = amulet_pixels[y][static_cast<std::size_t>(x)] != '.' ||
                                 amulet_pixels[y + 1][static_cast<std::size_t>(x)] != '.';
            if (!is_part) continue;
            const Rgb ground = sky_at(2 * row + y, scene.mastered);
            const Rgb upper = color_at(x, y, ground);
            const Rgb lower = color_at(x, y + 1, ground);
            if (scene.ascii)
                cell = {U'#', upper == ground ? lower : upper, ground};
            else
                cell = {upper_half, upper, lower};
        }
}

/// So much of a figure as has been counted.
std::string counted_so_far(const std::string& worth, int time) {
    int number = 0;
    const auto [end, error] = std::from_chars(worth.data(), worth.data() + worth.size(), number);
    if (error != std::errc{} || end != worth.data() + worth.size() || time >= length_of_counting)
        return worth;
    return std::to_string(static_cast<long>(number) * time / length_of_counting);
}

void paint_treasure(Frame& frame, const VictoryScene& scene) {
    const Box box = box_of_treasure(scene);
    paint_framed_panel(frame, box, treasure_title, scene.hint);
    const int left = box.column + 3;
    const int end = box.end() - 3;
    int row = box.row + 1;
    for (std::size_t i = 0; i < scene.treasure.size() && row < box.last_row(); ++i) {
        const Treasure& piece = scene.treasure[i];
        const bool is_sum = i + 1 == scene.treasure.size();
        if (is_sum) {
            for (int column = left; column < end; ++column)
                put(frame.at(column, row), {.glyph = U'\u2500', .fore = rgb(Color::Gray), .ascii = '-'});
            ++row;
        }
        const std::string worth = counted_so_far(piece.worth, scene.time);
        write(frame, left, row, worth.empty() ? end : end - static_cast<int>(worth.size()) - 1,
              capitalized(piece.name), rgb(piece.worth.empty() ? Color::Gray : Color::White));
        write(frame, end - static_cast<int>(worth.size()), row, end, worth, rgb(Color::Yellow));
        ++row;
    }
}

/// What stands below the word and the sentence.
struct Layout {
    bool has_amulet = false;
    Box treasure;
};

Layout layout_of(const VictoryScene& scene) {
    const int columns = scene.window.of_page();
    const int width = std::min(widest_treasure, columns - 2);
    // A rule stands above the sum.
    const int height = static_cast<int>(scene.treasure.size()) + 3;
    const int below_word = place_of_word(scene).rows() + 1;
    const int sentence =
        static_cast<int>(wrapped({{std::string{scene.sentence}, Tone::Plain}}, width).size());
    const int first = below_word + sentence + 1;
    const int room = scene.window.rows_of_page() - first;
    const bool has_amulet = shows_amulet(scene, first, height);
    const int row = has_amulet ? first + rows_for_amulet - 1 : first + std::max(0, room - height) / 3;
    return {has_amulet,
            {(columns - width) / 2, row, width, std::min(height, scene.window.rows_of_page() - row)}};
}

}  // namespace

Box box_of_treasure(const VictoryScene& scene) {
    return layout_of(scene).treasure;
}

void paint_victory(Frame& frame, const VictoryScene& given) {
    VictoryScene scene = given;
    if (scene.time >= length_of_victory) scene.time = still_time;
    paint_sky(frame, scene);
    paint_gold(frame, scene);
    paint_heap(frame, scene);
    const auto [has_amulet, box] = layout_of(scene);
    const int first = place_of_word(scene).rows() + 1;
    for (int row = first;
         const TonedLine& line : wrapped({{std::string{scene.sentence}, Tone::Plain}}, box.width)) {
        int at = box.column + (box.width - static_cast<int>(line.size())) / 2;
        // No gold falls through what is to be read.
        const Rgb sky = sky_at(2 * row, scene.mastered);
        fill(frame, at, row, static_cast<int>(line.size()), 1, {U' ', sky, sky});
        for (const TonedGlyph& letter : line)
            at = write(frame, at, row, box.end(), std::u32string_view{&letter.glyph, 1}, rgb(Color::White));
        ++row;
    }
    paint_treasure(frame, scene);
    if (has_amulet) paint_amulet(frame, scene, box.row - amulet_rows - 1);
}

}  // namespace cellophane
