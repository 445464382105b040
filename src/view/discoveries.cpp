#include "view/discoveries.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "view/cell_colors.h"
#include "view/figures.h"
#include "view/palettes.h"
#include "view/panels.h"
#include "view/text.h"
#include "words/appraisal.h"
#include "words/grammar.h"

namespace cellophane {

namespace {

struct Section {
    ItemCategory category{};
    std::string_view title;
    /// It stands below the one before it.
    bool below = false;
};

constexpr Section sections[] = {
    {ItemCategory::Scroll, "Scrolls"}, {ItemCategory::Ring, "Rings", true}, {ItemCategory::Potion, "Potions"},
    {ItemCategory::Staff, "Staffs"},   {ItemCategory::Wand, "Wands", true},
};
/// Where not all of them have room beside each other, in low windows as well.
constexpr Section sections_in_parts[] = {
    {ItemCategory::Scroll, "Scrolls"}, {ItemCategory::Potion, "Potions"},   {ItemCategory::Staff, "Staffs"},
    {ItemCategory::Ring, "Rings"},     {ItemCategory::Wand, "Wands", true},
};
constexpr int columns_in_parts = 4;

constexpr int left_column = 2;
constexpr int narrow_section = 26;

constexpr int first_list_row = 2;
constexpr int section_width = 30;

void paint_sign(StyledCell& cell, const KindView& view) {
    if (!view.known && view.means == Polarity::None) return;
    put(cell, emblem(view.known ? figure_of(ItemView{.kind = view.kind}) : aura_of(view.means)));
}

void paint_kind(Frame& frame, int column, int row, const KindView& view) {
    paint_sign(frame.at(column, row), view);
    const int end = column + section_width;
    const Rgb unknown =
        dimmed_legibly(rgb(Color::DarkGray), 100, frame.at(column, row).back, contrast_of_text);
    const int at = write(frame, column + 2, row, end, capitalized(std::string{short_name(view.kind)}),
                         view.known ? rgb(Color::White) : unknown);
    if (view.percent > 0) write(frame, at + 1, row, end, "(" + std::to_string(view.percent) + "%)", unknown);
}

}  // namespace

int paint_discoveries(Frame& frame, const Discoveries& discoveries, const PagePart& which) {
    const int columns = which.window.of_page();
    const int beside = (columns - left_column) / narrow_section;
    const bool is_whole = beside >= 3;
    const int parts = is_whole ? 1 : columns_in_parts / beside;
    const int part = std::min(which.part, parts - 1);
    begin_page(frame, "Discoveries", box_of_page(which.window));
    int row = 0;
    // Of the columns of sections, counted from the first that is in sight.
    int place = -1 - part * beside;
    for (const Section& section : is_whole ? sections : sections_in_parts) {
        place += !section.below;
        if (place < 0 || (!is_whole && place >= beside)) continue;
        const int left =
            columns == screen_columns && place > 0 ? 4 + 32 * place : left_column + narrow_section * place;
        row = section.below ? row + is_whole : first_list_row;
        write(frame, left, row++, screen_columns, section.title, hint_color());
        for (const KindView& view : discoveries)
            if (item_rows[view.kind].category == section.category) paint_kind(frame, left, row++, view);
    }
    const int bottom = which.window.rows_of_page() - 1;
    const int legend_row = bottom - 1;
    int column = left_column;
    const auto explain = [&](Polarity means, std::string_view text) {
        put(frame.at(column++, legend_row), emblem(aura_of(means)));
        column = write(frame, column, legend_row, columns - 1, text, hint_color());
    };
    explain(Polarity::Benevolent, " beneficial  ");
    explain(Polarity::Malevolent, " harmful  ");
    constexpr std::string_view of_percent = "(%) chance that an unknown one is this";
    const bool fits = column + static_cast<int>(of_percent.size()) < columns;
    write(frame, fits ? column : left_column, fits ? legend_row : 1, columns - 1, of_percent, hint_color());
    std::string footer = which.keys ? "any key goes " : "tap to go ";
    write_footer(frame, edge_text_column({}), columns, footer.append(part + 1 < parts ? "on" : "back"),
                 bottom);
    return parts;
}

}  // namespace cellophane
