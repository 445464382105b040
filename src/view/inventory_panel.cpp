#include "view/inventory_panel.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "content/item_uses.h"
#include "kit/base/round.h"
#include "view/cell_colors.h"
#include "view/figures.h"
#include "view/layout.h"
#include "view/panels.h"
#include "view/text.h"
#include "words/appraisal.h"
#include "words/grammar.h"
#include "words/items.h"
#include "words/titles.h"

namespace cellophane {

namespace {

constexpr int first_row = 2;
constexpr int least_width = 33;
/// Of an item's panel: what leaves the sidebar alone, if that is enough to write in.
constexpr int most_item_width = 40;
constexpr int least_item_width = 36;

struct InputAction {
    std::string_view label;
    char key;
};

/// A use as a button says it; empty for what has none.
std::string_view use_label(ItemUse use) {
    switch (use) {
        case ItemUse::Eat:
            return " Eat (a) ";
        case ItemUse::Drink:
            return " Drink (a) ";
        case ItemUse::Read:
            return " Read (a) ";
        case ItemUse::Zap:
            return " Zap (a) ";
        case ItemUse::Invoke:
            return " Use (a) ";
        case ItemUse::None:
        case ItemUse::count:
            break;
    }
    return {};
}

std::vector<InputAction> actions_for(const PackPanel& panel, const PackItemView& carried) {
    std::vector<InputAction> actions;
    if (const std::string_view use = use_label(use_of(carried.item.kind)); !use.empty())
        actions.push_back({use, 'a'});
    if (gear.has(item_rows[carried.item.kind].category))
        actions.push_back(carried.in_use ? InputAction{" Remove (r) ", 'r'}
                                         : InputAction{" Equip (e) ", 'e'});
    actions.push_back({" Drop (d) ", 'd'});
    actions.push_back({" Throw (t) ", 't'});
    if (can_be_named(carried.item)) actions.push_back({" Name (c) ", 'c'});
    if (panel.keys) actions.push_back({" Letter (R) ", 'R'});
    return actions;
}

/// Where each button of an item stands, from the panel's corner: as many in a row as there is room for.
struct PlacedAction {
    InputAction action;
    int column = 0;
    int row = 0;
};

std::vector<PlacedAction> placed_actions(const PackPanel& panel, const PackItemView& carried,
                                         int item_width) {
    constexpr int margin = 2;
    std::vector<PlacedAction> placed;
    int column = margin;
    int row = 0;
    for (const InputAction& action : actions_for(panel, carried)) {
        const int width = static_cast<int>(action.label.size());
        if (column + width > item_width - 1) {
            column = margin;
            row += 2;
        }
        placed.push_back({action, column, row});
        // A narrower panel holds as many in a row.
        column += width + (item_width < most_item_width ? margin - 1 : margin);
    }
    return placed;
}

/// Parts of the list, in their order: what is made for the purpose, what is in use, all else.
enum class Part : std::uint8_t { MadeForIt, InUse, Other };

Part part_of(const PackItemView& carried, bool to_throw) {
    if (to_throw && item_rows[carried.item.kind].manners.has(Manner::Thrown)) return Part::MadeForIt;
    return carried.in_use ? Part::InUse : Part::Other;
}

/// Each part keeps its order, which is that of weapon, armor, rings.
std::vector<PackItemView> in_order(std::vector<PackItemView> pack, bool to_throw) {
    std::stable_sort(pack.begin(), pack.end(), [&](const PackItemView& one, const PackItemView& other) {
        return part_of(one, to_throw) < part_of(other, to_throw);
    });
    return pack;
}

const Appraisal* worth_of(const PackPanel& panel, const PackItemView& carried) {
    const auto found = std::find_if(panel.appraisals.begin(), panel.appraisals.end(),
                                    [&](const Appraisal& worth) { return worth.letter == carried.letter; });
    return found == panel.appraisals.end() ? nullptr : &*found;
}

std::string line_of(const PackPanel& panel, const PackItemView& carried) {
    std::string line = capitalized(item_name(carried.item));
    if (const Appraisal* worth = worth_of(panel, carried))
        line += figures_after_name(carried.item, *worth, panel.depth);
    if (carried.in_use)
        line += item_rows[carried.item.kind].category == ItemCategory::Weapon ? " (in hand)" : " (worn)";
    return line;
}

std::string room_line(int places_left) {
    if (places_left <= 0) return "Your pack is full.";
    return "Room for " + std::to_string(places_left) + " more.";
}

std::optional<StyledCell> felt_of(const ItemView& item) {
    const bool known_by_look = !item.kind_known && item.feels != Polarity::None;
    if (!known_by_look && !item.marks.has(ItemMark::MagicDetected)) return std::nullopt;
    return emblem(aura_of(item.feels));
}

/// One row of the list; a rule where there is no letter.
struct Line {
    char letter = 0;
    /// It goes on from the row above.
    bool goes_on = false;
    /// Behind the letter: what no acid marks has another bracket.
    char bracket = ')';
    StyledCell sign{};
    /// Whether it means well, if that has been felt.
    std::optional<StyledCell> aura{};
    std::string text;
};

std::vector<Line> whole_lines_of(const PackPanel& panel) {
    std::vector<Line> lines;
    std::optional<Part> above;
    for (const PackItemView& carried : in_order(panel.pack, panel.to_throw)) {
        const Part part = part_of(carried, panel.to_throw);
        if (above && part != *above) lines.push_back({});
        above = part;
        const char bracket = carried.item.marks.has(ItemMark::Protected) ? '}' : ')';
        lines.push_back({.letter = carried.letter,
                         .bracket = bracket,
                         .sign = emblem(figure_of(carried.item)),
                         .aura = felt_of(carried.item),
                         .text = line_of(panel, carried)});
    }
    return lines;
}

/// Letter, bracket, sign and the blanks between them, and one at the end.
constexpr int beside_text = 7;
/// Title, blanks, room and hint.
constexpr int rows_around = 6;

int width_of(const PackPanel& panel, const std::vector<Line>& lines) {
    std::size_t widest = least_width;
    for (const Line& line : lines) widest = std::max(widest, line.text.size() + beside_text);
    const std::size_t around = std::max(panel.title.size() + 2, panel.hint.size());
    const int most = screen_columns - most_item_width;
    return std::min(
        std::max(std::min(static_cast<int>(widest) + 2, panel.columns), static_cast<int>(around) + 2), most);
}

/// What is too long for the list goes on in the next row, if all of them fit the screen.
std::vector<Line> lines_of(const PackPanel& panel) {
    const std::vector<Line> whole = whole_lines_of(panel);
    const int width = width_of(panel, whole) - beside_text;
    std::vector<Line> lines;
    for (const Line& line : whole)
        for (PageRow& row : wrapped_rows({{{}, line.text}}, width)) {
            const bool goes_on = !lines.empty() && line.letter != 0 && lines.back().letter == line.letter;
            lines.push_back(line);
            lines.back().goes_on = goes_on;
            lines.back().text = std::move(row.right);
        }
    return lines.size() + rows_around > screen_rows ? whole : lines;
}

struct Place {
    int column = 0;
    int width = 0;
};

Place place_of(const PackPanel& panel, const std::vector<Line>& lines) {
    const int width = width_of(panel, lines);
    return {screen_columns - width, width};
}

/// An item's panel stands left of the list.
Place place_of_item(int list_column) {
    const int width = std::clamp(list_column - main_column, least_item_width, most_item_width);
    return {list_column - width, width};
}

/// Null: nothing is wielded.
const ItemView* wielded_in(const PackPanel& panel) {
    for (const PackItemView& carried : panel.pack)
        if (carried.in_use && item_rows[carried.item.kind].category == ItemCategory::Weapon)
            return &carried.item;
    return nullptr;
}

/// What is told of an item, a paragraph each: what it looks like, what an unknown one may be, what it does.
std::vector<std::vector<Phrase>> paragraphs_of(const PackPanel& panel, const PackItemView& carried) {
    std::vector<std::vector<Phrase>> paragraphs{{{item_line(carried.item), Tone::Plain}}};
    if (std::string possible = possible_kinds(carried.item, panel.discoveries); !possible.empty())
        paragraphs.push_back({{std::move(possible), Tone::Plain}});
    if (const Appraisal* worth = worth_of(panel, carried))
        if (std::vector<Phrase> figures = practical_figures(carried, *worth, wielded_in(panel));
            !figures.empty())
            paragraphs.push_back(std::move(figures));
    return paragraphs;
}

/// All of that behind the name, in one paragraph.
std::vector<Phrase> description_of(const PackPanel& panel, const PackItemView& carried) {
    std::vector<Phrase> phrases{{line_of(panel, carried) + ".", Tone::Item}};
    for (std::vector<Phrase>& paragraph : paragraphs_of(panel, carried))
        for (Phrase& phrase : paragraph) phrases.push_back({" " + std::move(phrase.text), phrase.tone});
    return phrases;
}

std::vector<TonedLine> description_of(const PackPanel& panel, const PackItemView& carried, int item_width) {
    return wrapped(description_of(panel, carried), item_width - 4);
}
/// The row of an item's buttons, below its description.
int actions_row(const PackPanel& panel, const PackItemView& carried, int item_width) {
    return first_row + static_cast<int>(description_of(panel, carried, item_width).size()) + 1;
}

void paint_item(Frame& frame, const Place& visited, const PackPanel& panel, const PackItemView& carried) {
    const auto [column, item_width] = visited;
    const std::vector<PlacedAction> actions = placed_actions(panel, carried, item_width);
    const int first_action = actions_row(panel, carried, item_width);
    const int last_row = first_action + actions.back().row;
    const Box box{column, first_row - 1, item_width, last_row - first_row + 3};
    paint_framed_panel(frame, box, item_card_title(carried.letter));
    int row = first_row;
    for (const TonedLine& line : description_of(panel, carried, item_width))
        write(frame, column + 2, row++, line);
    if (panel.idle) return;
    for (const PlacedAction& placed : actions)
        paint_label(frame, column + placed.column, first_action + placed.row, placed.action.label,
                    panel.keys);
}

}  // namespace

void paint_pack(Frame& frame, const PackPanel& panel) {
    const std::vector<Line> lines = lines_of(panel);
    const auto [column, width] = place_of(panel, lines);
    const int count = static_cast<int>(lines.size());
    paint_framed_panel(frame, {column, 0, width, count + rows_around}, panel.title);
    int row = first_row;
    for (const Line& line : lines) {
        if (line.letter != 0 && line.letter == panel.picked)
            for (int i = 0; i < width; ++i) frame.at(column + i, row).back = rgb(Color::InterfaceButton);
        if (line.letter == 0) {
            for (int i = 1; i < width - 1; ++i)
                put(frame.at(column + i, row), {.glyph = U'-', .fore = frame.at(column + i, row).fore});
        } else {
            const char mark[] = {line.letter, line.bracket};
            if (!line.goes_on) {
                write(frame, column + 1, row, screen_columns, std::string_view{mark, 2}, rgb(Color::Yellow));
                put(frame.at(column + 4, row), line.sign);
                if (line.aura) put(frame.at(column + 3, row), *line.aura);
            }
            const char one = panel.open != 0 ? panel.open : panel.picked;
            const bool dim =
                one != 0 ? one != line.letter : panel.unfit.find(line.letter) != std::string::npos;
            write(frame, column + 6, row, screen_columns, line.text, rgb(dim ? Color::Gray : Color::White));
        }
        ++row;
    }
    if (panel.pack.empty())
        write(frame, column + 1, row, screen_columns, "Your pack is empty.", rgb(Color::White));
    write(frame, column + 1, row + 1, screen_columns, room_line(panel.places_left), rgb(Color::Gray));
    write(frame, column + 1, row + 2, screen_columns, panel.hint, hint_color());
    if (const PackItemView* carried = item_with(panel.pack, panel.open))
        paint_item(frame, place_of_item(column), panel, *carried);
}

LabelPlace help_place_of(const PackPanel& panel) {
    const std::vector<Line> lines = lines_of(panel);
    const auto [column, width] = place_of(panel, lines);
    return help_label_in({column, 0, width, static_cast<int>(lines.size()) + rows_around});
}

int first_column(const PackPanel& panel) {
    const int list = place_of(panel, lines_of(panel)).column;
    return item_with(panel.pack, panel.open) == nullptr ? list : place_of_item(list).column;
}

PackClick pack_click(const PackPanel& panel, int column, int row) {
    const std::vector<Line> lines = lines_of(panel);
    const int left = place_of(panel, lines).column;
    const int number = row - first_row;
    if (column >= left && number >= 0 && number < static_cast<int>(lines.size()))
        return {.letter = lines[static_cast<std::size_t>(number)].letter};
    const PackItemView* carried = item_with(panel.pack, panel.open);
    if (carried == nullptr || panel.idle) return {};
    const auto [item_column, item_width] = place_of_item(left);
    const int first_action = actions_row(panel, *carried, item_width);
    for (const PlacedAction& placed : placed_actions(panel, *carried, item_width)) {
        const int at = column - item_column - placed.column;
        if (row == first_action + placed.row && at >= 0 && at < static_cast<int>(placed.action.label.size()))
            return {.action = placed.action.key};
    }
    return {};
}

std::vector<PackChoice> pack_choices(const PackPanel& panel) {
    std::vector<PackChoice> choices;
    if (const PackItemView* open = item_with(panel.pack, panel.open)) {
        if (panel.idle) return choices;
        for (const InputAction& action : actions_for(panel, *open))
            choices.push_back({.key = action.key,
                               .text = std::string{action.label.substr(1, action.label.find(" (") - 1)}});
        return choices;
    }
    std::optional<Part> above;
    for (const PackItemView& carried : in_order(panel.pack, panel.to_throw)) {
        const Part part = part_of(carried, panel.to_throw);
        choices.push_back({.key = carried.letter,
                           .text = line_of(panel, carried),
                           .unfit = panel.unfit.find(carried.letter) != std::string::npos,
                           .begins_group = above && part != *above,
                           .sign = emblem(figure_of(carried.item))});
        above = part;
    }
    return choices;
}

std::string describe_open_item(const PackPanel& panel) {
    const PackItemView* open = item_with(panel.pack, panel.open);
    return open == nullptr ? std::string{} : line_of(panel, *open);
}

std::vector<std::string> describe_pack(const PackPanel& panel) {
    const PackItemView* open = item_with(panel.pack, panel.open);
    if (open == nullptr) return {panel.pack.empty() ? "Your pack is empty." : room_line(panel.places_left)};
    std::vector<std::string> lines;
    for (const std::vector<Phrase>& paragraph : paragraphs_of(panel, *open)) {
        std::string& text = lines.emplace_back();
        for (const Phrase& phrase : paragraph) text.append(text.empty() ? "" : " ").append(phrase.text);
    }
    return lines;
}

bool can_be_named(const ItemView& item) {
    return !item.kind_known || enchantable.has(item_rows[item.kind].category);
}

const PackItemView* item_with(const std::vector<PackItemView>& pack, char letter) {
    const auto found = std::find_if(pack.begin(), pack.end(),
                                    [&](const PackItemView& carried) { return carried.letter == letter; });
    return found == pack.end() ? nullptr : &*found;
}

char letter_beside(const std::vector<PackItemView>& pack, char letter, int by) {
    if (pack.empty()) return 0;
    const std::vector<PackItemView> order = in_order(pack, false);
    const auto count = static_cast<int>(order.size());
    int number = off_round;
    for (int i = 0; i < count; ++i)
        if (order[static_cast<std::size_t>(i)].letter == letter) number = i;
    return order[static_cast<std::size_t>(step_round(number, by, count))].letter;
}

}  // namespace cellophane
