#include "view/discoveries.h"

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
    int column = 0;
    /// It stands below the one before it.
    bool below = false;
};

constexpr Section sections[] = {
    {ItemCategory::Scroll, "Scrolls", 2},    {ItemCategory::Ring, "Rings", 2, true},
    {ItemCategory::Potion, "Potions", 36},   {ItemCategory::Staff, "Staffs", 68},
    {ItemCategory::Wand, "Wands", 68, true},
};

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

void paint_discoveries(Frame& frame, const Discoveries& discoveries, bool keys) {
    begin_page(frame, "What you have found out");
    int row = first_list_row;
    for (const Section& section : sections) {
        row = section.below ? row + 1 : first_list_row;
        write(frame, section.column, row++, screen_columns, section.title, rgb(Colour::FlavorText));
        for (const KindView& view : discoveries)
            if (item_rows[view.kind].category == section.category)
                paint_kind(frame, section.column, row++, view);
    }
    int column = 2;
    const auto tell = [&](std::string_view text, Rgb colour) {
        column = write(frame, column, footer_row, screen_columns, text, colour);
    };
    const auto explain = [&](Polarity means, std::string_view text) {
        put(frame.at(column++, footer_row), emblem(aura_of(means)));
        tell(text, rgb(Colour::FlavorText));
    };
    explain(Polarity::Benevolent, " means well  ");
    explain(Polarity::Malevolent, " means harm  ");
    tell("(%) the chance that an unknown one is this", rgb(Colour::FlavorText));
    tell(keys ? "  -  any key goes back" : "  -  touch to go back", rgb(Colour::FlavorText));
}

}  // namespace cellophane
