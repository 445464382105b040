#include "view/discoveries.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "view/boxes.h"
#include "view/figures.h"
#include "view/mixing.h"
#include "view/text.h"
#include "words/grammar.h"
#include "words/items.h"

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

constexpr int left_column = 2;
constexpr int narrow_section = 26;

/// Where the next section stands beside one. In a narrow window it is there as a whole, or behind it.
int column_of_next(int column, int columns) {
    if (columns == screen_columns) return column == left_column ? 36 : 68;
    const int next = column + narrow_section;
    if (next >= columns || next + narrow_section <= columns) return next;
    return std::min(columns + left_column, screen_columns - narrow_section);
}

constexpr int first_list_row = 2;
constexpr int section_width = 30;

/// Below its title a kind need not say again what it is a kind of: "scroll of identify" is "identify".
std::string_view short_name(ItemKind kind) {
    constexpr std::string_view of = " of ";
    const std::string_view name = item_words[kind].name;
    const std::size_t at = name.find(of);
    return at == std::string_view::npos ? name : name.substr(at + of.size());
}

void paint_sign(StyledCell& cell, const KindView& view) {
    if (!view.known && view.means == Polarity::None) return;
    put(cell, emblem(view.known ? figure_of(ItemView{.kind = view.kind}) : aura_of(view.means)));
}

void paint_kind(Frame& frame, int column, int row, const KindView& view) {
    paint_sign(frame.at(column, row), view);
    const int end = column + section_width;
    const Rgb unknown = rgb(Colour::DarkGray);
    const int at = write(frame, column + 2, row, end, capitalised(std::string{short_name(view.kind)}),
                         view.known ? rgb(Colour::White) : unknown);
    if (view.percent > 0) write(frame, at + 1, row, end, "(" + std::to_string(view.percent) + "%)", unknown);
}

}  // namespace

void paint_discoveries(Frame& frame, const Discoveries& discoveries, bool keys, int columns) {
    const bool goes_on = columns < left_column + 3 * narrow_section;
    begin_page(frame, goes_on ? "What you have found out; more to the right" : "What you have found out");
    int row = 0;
    int left = left_column;
    for (const Section& section : sections) {
        if (!section.below && row > 0) left = column_of_next(left, columns);
        row = section.below ? row + 1 : first_list_row;
        write(frame, left, row++, screen_columns, section.title, rgb(Colour::FlavorText));
        for (const KindView& view : discoveries)
            if (item_rows[view.kind].category == section.category) paint_kind(frame, left, row++, view);
    }
    int column = 2;
    const auto explain = [&](Polarity means, std::string_view text) {
        put(frame.at(column++, footer_row), emblem(aura_of(means)));
        column = write(frame, column, footer_row, screen_columns, text, rgb(Colour::FlavorText));
    };
    explain(Polarity::Benevolent, " means well  ");
    explain(Polarity::Malevolent, " means harm  ");
    write_footer(frame, column, columns,
                 keys ? "(%) the chance that an unknown one is this  -  any key goes back"
                      : "(%) the chance that an unknown one is this  -  touch to go back");
}

}  // namespace cellophane
