#include "exports/result_card.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "exports/canvas.h"
#include "exports/lettering.h"
#include "exports/raster.h"
#include "view/level_sketch.h"

namespace cellophane {

namespace {

// Colors of the page's dark theme (web/app/shell/theme.css).
constexpr Rgb ground_color{11, 11, 16};
constexpr Rgb panel_color{4, 4, 7};
constexpr Rgb rule_color{46, 44, 56};
constexpr Rgb text_color{226, 221, 208};
constexpr Rgb faint_color{150, 144, 130};
constexpr Rgb accent_color{217, 197, 139};

// All lengths are in pixels.
constexpr int margin = 48;
constexpr int right_edge = result_card_size.width - margin;
constexpr int inner_width = right_edge - margin;

constexpr int head_line = 66;
constexpr int head_size = 26;
/// As large as the ending fits.
constexpr int ending_top = 96;
constexpr int ending_bottom = 196;
constexpr int ending_sizes[] = {54, 46, 38, 32, 26, 22};

constexpr int panel_top = 220;
constexpr int panel_bottom = 548;
/// Above the feats, if there are any.
constexpr int raised_panel_bottom = 516;
constexpr int panel_inset = 14;

/// What stands beside the map: the figures, and below them the code, if there is one.
struct Column {
    int panel_width = 0;
    int figures_across = 1;
    int figure_size = 0;
    int label_size = 0;
    int figure_gap = 0;

    constexpr int left() const { return margin + panel_width + 36; }
    constexpr int width() const { return right_edge - left(); }
    constexpr int figure_height() const { return figure_size + label_size + figure_gap; }
};
constexpr Column plain_column{.panel_width = 836, .figure_size = 38, .label_size = 20, .figure_gap = 18};
constexpr Column column_with_code{
    .panel_width = 760, .figures_across = 2, .figure_size = 28, .label_size = 18, .figure_gap = 16};
constexpr int figures_apart = 16;

constexpr int code_bottom = 614;
/// The bright modules around a code, by its standard.
constexpr int quiet_zone = 4;
constexpr Rgb code_ground{255, 255, 255};
constexpr Rgb code_color{0, 0, 0};

constexpr int feats_line = 556;
constexpr int feats_size = 22;
constexpr int foot_line = 594;
constexpr int foot_size = 22;
constexpr int foot_gap = 14;

constexpr int smallest_map_cell = 4;
constexpr int largest_map_cell = 26;
/// The oldest steps that are drawn are as faint as this, of 255.
constexpr int most_steps = LevelSketch::most_steps;
constexpr int faintest_step = 70;

int line_height(int size) {
    return size * 5 / 4;
}

class CardPainter {
public:
    CardPainter(const Observation& seen, std::span<const Pos> steps, const ResultWords& words,
                std::span<const std::string> code)
        : seen_{seen},
          steps_{steps},
          words_{words},
          code_{code},
          column_{code.empty() ? plain_column : column_with_code} {}

    std::string paint(const std::string& address) {
        canvas_.fill(round_box({0, 0}, result_card_size.width, 6, 0), accent_color);
        paint_head();
        paint_ending();
        paint_map();
        paint_figures();
        paint_feats();
        paint_foot(address);
        paint_code();
        return canvas_.to_png();
    }

private:
    void write(Pos at, std::string_view text, const Type& type) { write_text(canvas_, at, text, type); }
    void write_to_the_right(int right, int line, std::string_view text, const Type& type) {
        write({right - width_of_text(text, type.size), line}, text, type);
    }

    void paint_head() {
        write({margin, head_line}, product_name, {head_size, accent_color, Weight::Bold});
        const int left = margin + width_of_text(product_name, head_size) + 32;
        int size = head_size - 2;
        while (size > 14 && width_of_text(words_.dungeon, size) > right_edge - left) --size;
        const std::string dungeon = shortened_text(words_.dungeon, letters_within(right_edge - left, size));
        write_to_the_right(right_edge, head_line, dungeon, {size, faint_color});
    }

    void paint_ending() {
        const FittedEnding fitted = fitted_ending(words_.ending);
        const int step = line_height(fitted.size);
        const int height = static_cast<int>(fitted.lines.size()) * step;
        int line = (ending_top + ending_bottom - height) / 2 + fitted.size;
        for (const std::string& text : fitted.lines) {
            write({margin, line}, text,
                  {fitted.size, is_won(seen_) ? accent_color : text_color, Weight::Bold});
            line += step;
        }
    }

    void paint_map() {
        const int panel_height = (words_.feats.empty() ? panel_bottom : raised_panel_bottom) - panel_top;
        canvas_.fill(round_box({margin, panel_top}, column_.panel_width, panel_height, 10), rule_color);
        canvas_.fill(round_box({margin + 1, panel_top + 1}, column_.panel_width - 2, panel_height - 2, 9),
                     panel_color);
        const KnownPart part = known_part(seen_);
        if (part.size.area() == 0) return;
        const int room_across = column_.panel_width - 2 * panel_inset;
        const int room_down = panel_height - 2 * panel_inset;
        cell_ = std::clamp(std::min(room_across / part.size.width, room_down / part.size.height),
                           smallest_map_cell, largest_map_cell);
        const Size shown{std::min(part.size.width, room_across / cell_),
                         std::min(part.size.height, room_down / cell_)};
        const Pos corner{margin + (column_.panel_width - shown.width * cell_) / 2,
                         panel_top + (panel_height - shown.height * cell_) / 2};
        origin_ = {corner.x - part.corner.x * cell_, corner.y - part.corner.y * cell_};
        draw_map(canvas_, corner, seen_, part.corner, shown, cell_);
        paint_steps();
        paint_place();
    }

    /// The middle of a cell, in parts of a pixel.
    Pos middle_of(Pos cell) const {
        return {(2 * (origin_.x + cell.x * cell_) + cell_) * parts_of_pixel / 2,
                (2 * (origin_.y + cell.y * cell_) + cell_) * parts_of_pixel / 2};
    }

    void paint_steps() {
        const std::size_t drawn = std::min<std::size_t>(steps_.size(), most_steps);
        const std::span<const Pos> shown = steps_.last(drawn);
        const int thickness = std::max(2 * parts_of_pixel, cell_ * parts_of_pixel / 5);
        for (std::size_t i = 0; i + 1 < shown.size(); ++i) {
            const Pos from = shown[i];
            const Pos to = shown[i + 1];
            // Blinked, or was carried: no line leads there.
            if (std::max(std::abs(to.x - from.x), std::abs(to.y - from.y)) > 1) continue;
            if (!is_known(from) || !is_known(to)) continue;
            const int fresh = faintest_step + (255 - faintest_step) * static_cast<int>(i) / most_steps +
                              (255 - faintest_step) * (most_steps - static_cast<int>(drawn)) / most_steps;
            canvas_.fill(thick_line(middle_of(from), middle_of(to), thickness),
                         mixed(panel_color, LevelSketch::color_of_steps(), std::min(255, fresh)));
        }
    }

    bool is_known(Pos cell) const {
        return seen_.cells.contains(cell) && seen_.cells[cell].sight != Sight::Unknown;
    }

    /// A dot where the hero is, with a dark edge and a ring around it.
    void paint_place() {
        if (!seen_.hero || !is_known(seen_.hero->at)) return;
        const Pos middle = middle_of(seen_.hero->at);
        const Rgb color = LevelSketch::color_of_place(is_won(seen_));
        const int side = std::max(12, cell_) * parts_of_pixel;
        canvas_.fill(thick_line(middle, middle, side * 9 / 4), color, 70);
        canvas_.fill(thick_line(middle, middle, side * 5 / 4), panel_color);
        canvas_.fill(thick_line(middle, middle, side * 4 / 5), color);
    }

    void paint_figures() {
        const int width =
            (column_.width() - (column_.figures_across - 1) * figures_apart) / column_.figures_across;
        int number = 0;
        for (const auto& [name, figure] : words_.figures) {
            const int left = column_.left() + number % column_.figures_across * (width + figures_apart);
            const int top = panel_top + number / column_.figures_across * column_.figure_height();
            int size = column_.figure_size;
            while (size > column_.label_size && width_of_text(figure, size) > width) --size;
            write({left, top + column_.figure_size - 8}, figure, {size, text_color, Weight::Bold});
            write({left, top + column_.figure_size + column_.label_size - 2}, name,
                  {column_.label_size, faint_color});
            ++number;
        }
        const int rows = (number + column_.figures_across - 1) / column_.figures_across;
        figures_bottom_ = panel_top + rows * column_.figure_height();
    }

    /// What lies below the map ends where the code begins.
    int foot_edge() const { return code_.empty() ? right_edge : column_.left() - foot_gap; }

    /// As large as it fits, in whole pixels a module, at the right edge.
    void paint_code() {
        if (code_.empty()) return;
        const int modules = static_cast<int>(code_.size()) + 2 * quiet_zone;
        const int module = std::max(1, std::min(column_.width(), code_bottom - figures_bottom_) / modules);
        const int side = modules * module;
        const Pos corner{right_edge - side, code_bottom - side};
        canvas_.fill(round_box(corner, side, side, 0), code_ground);
        for (std::size_t y = 0; y < code_.size(); ++y)
            for (std::size_t x = 0; x < code_[y].size(); ++x) {
                if (code_[y][x] != '#') continue;
                const Pos at{corner.x + (quiet_zone + static_cast<int>(x)) * module,
                             corner.y + (quiet_zone + static_cast<int>(y)) * module};
                canvas_.fill(round_box(at, module, module, 0), code_color);
            }
    }

    void paint_feats() {
        if (words_.feats.empty()) return;
        const std::string label = std::string{result_feats_label} + ":";
        write({margin, feats_line}, label, {feats_size, faint_color});
        std::string feats;
        for (const std::string& feat : words_.feats) feats.append(feats.empty() ? "" : ", ").append(feat);
        const int left = margin + width_of_text(label, feats_size) + foot_gap;
        int size = feats_size;
        while (width_of_text(feats, size) > foot_edge() - left) --size;
        write({left, feats_line}, feats, {size, text_color});
    }

    void paint_foot(const std::string& address) {
        if (address.empty()) return;
        write({margin, foot_line}, result_address_label, {foot_size, faint_color});
        const int left = margin + width_of_text(result_address_label, foot_size) + foot_gap;
        const int letters = letters_within(foot_edge() - left, foot_size);
        write({left, foot_line}, shortened_text(address, letters), {foot_size, accent_color});
    }

    const Observation& seen_;
    std::span<const Pos> steps_;
    const ResultWords& words_;
    std::span<const std::string> code_;
    Column column_;
    int figures_bottom_ = panel_top;
    Canvas canvas_{result_card_size, ground_color};
    /// The side of a cell, and where cell 0, 0 would be.
    int cell_ = smallest_map_cell;
    Pos origin_{};
};

}  // namespace

FittedEnding fitted_ending(std::string_view ending) {
    FittedEnding fitted;
    for (const int size : ending_sizes) {
        fitted = {size, wrapped_text(ending, letters_within(inner_width, size))};
        if (static_cast<int>(fitted.lines.size()) * line_height(size) <= ending_bottom - ending_top) break;
    }
    return fitted;
}

std::string result_card(const Observation& seen, std::span<const Pos> steps, const ResultWords& words,
                        const std::string& address, std::span<const std::string> code) {
    return CardPainter{seen, steps, words, code}.paint(address);
}

}  // namespace cellophane
