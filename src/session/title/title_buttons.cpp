#include "session/title/title_buttons.h"

#include <algorithm>
#include <cstdlib>
#include <string>
#include <string_view>

#include "content/colors.h"
#include "view/cell_colors.h"
#include "view/flames.h"
#include "view/panels.h"
#include "view/text.h"
#include "view/title_letters.h"
#include "words/menus.h"
#include "words/variants.h"

namespace cellophane {

namespace {

struct TitleButtonRow {
    TitleMenuKind menu{};
    TitleAction action{};
    char key = 0;
    std::string_view label{};
};

constexpr TitleButtonRow title_rows[] = {
    {.menu = TitleMenuKind::Top, .action = TitleAction::GoOn, .key = 'c', .label = continue_label},
    {.menu = TitleMenuKind::Top, .action = TitleAction::NewGame, .key = 'n', .label = new_game_label},
    {.menu = TitleMenuKind::Top, .action = TitleAction::Daily, .key = 'd', .label = daily_label},
    {.menu = TitleMenuKind::Top, .action = TitleAction::Seed, .key = 's', .label = own_seed_label},
    {.menu = TitleMenuKind::Top, .action = TitleAction::OpenMore, .key = 'm', .label = more_label},
    {.menu = TitleMenuKind::Top, .action = TitleAction::Leave, .key = 'q', .label = quit_label},
    {.menu = TitleMenuKind::More, .action = TitleAction::Load, .key = 'l', .label = load_label},
    {.menu = TitleMenuKind::More, .action = TitleAction::NextStyle, .key = 'a'},
    {.menu = TitleMenuKind::More, .action = TitleAction::SwitchEase, .key = 'e'},
    {.menu = TitleMenuKind::More, .action = TitleAction::Recording, .key = 'r', .label = recording_label},
    {.menu = TitleMenuKind::More, .action = TitleAction::Best, .key = 'h', .label = high_scores_label},
    {.menu = TitleMenuKind::More, .action = TitleAction::Counted, .key = 'g', .label = counted_games_label},
};

constexpr int last_row = 31;
/// From one button to the next, where there is room.
constexpr int widest_pitch = 3;
/// Where its buttons begin, and how wide they are: the longest labels fit, and `Top` and `More` together a
/// window of 40 columns.
struct MenuPlace {
    int column = 0;
    std::size_t width = 0;
};
constexpr MenuPlace place_of(TitleMenuKind menu) {
    if (menu == TitleMenuKind::Top) return {80, 19};
    return asks_for_length(menu) ? MenuPlace{71, 28} : MenuPlace{59, 20};
}

std::string label_of(const TitleButtonRow& row, const TitleChoices& choices) {
    std::string label{row.label};
    if (row.action == TitleAction::NextStyle) label = style_label(style_rows[choices.style].name);
    if (row.action == TitleAction::SwitchEase) label = choices.easy ? easy_label : normal_label;
    return label;
}

/// With its key, in the middle of the button.
std::string padded_label(std::string label, char key, TitleMenuKind menu) {
    label.append(" (").append(1, key).append(")");
    const std::size_t width = place_of(menu).width;
    const std::size_t room = width - std::min(label.size(), width);
    return std::string(room / 2, ' ') + label + std::string(room - room / 2, ' ');
}

void add_length(std::vector<TitleButton>& buttons, TitleMenuKind menu, Variant variant) {
    const char key = variant_words[variant].key;
    buttons.push_back({.menu = menu,
                       .choice = {TitleAction::Begin, variant},
                       .key = key,
                       .label = padded_label(format_length(variant), key, menu),
                       .column = place_of(menu).column});
}

void add_menu(std::vector<TitleButton>& buttons, TitleMenuKind menu, const TitleChoices& choices) {
    const auto first = static_cast<std::ptrdiff_t>(buttons.size());
    for (const TitleButtonRow& row : title_rows) {
        if (row.menu != menu) continue;
        if (row.action == TitleAction::GoOn && !choices.can_go_on) continue;
        if (row.action == TitleAction::Leave && !choices.can_leave) continue;
        buttons.push_back({.menu = menu,
                           .choice = {row.action},
                           .key = row.key,
                           .label = padded_label(label_of(row, choices), row.key, menu),
                           .column = place_of(menu).column});
    }
    if (asks_for_length(menu)) {
        add_length(buttons, menu, choices.first_length);
        for (const VariantRow& row : variant_rows)
            if (row.kind != choices.first_length) add_length(buttons, menu, row.kind);
    }
    if (menu != TitleMenuKind::More) buttons[static_cast<std::size_t>(first)].first = true;
    const int count = static_cast<int>(buttons.size()) - static_cast<int>(first);
    const int top = row_below_name(choices.window);
    // The last row is the version's, unless the buttons need it. Where even one row each is too much, the
    // lowest are out of sight.
    const int lowest = choices.window.rows - (choices.window.rows - 1 - top < count ? 1 : 2);
    int at = std::max(std::min(last_row, lowest), count - 1);
    const int room = at - top;
    const int pitch = std::clamp(room / std::max(1, count), 1, widest_pitch);
    std::for_each(buttons.rbegin(), buttons.rend() - first, [&](TitleButton& button) {
        button.row = at;
        button.padded = pitch == widest_pitch;
        at -= pitch;
    });
}

/// Half a row of the button's ground above or below its label.
void paint_half(Frame& frame, const TitleButton& button, int row, Rgb ground, bool is_above) {
    for (int i = 0; i < static_cast<int>(button.label.size()); ++i) {
        StyledCell& cell = frame.at(button.column + i, row);
        const Rgb beyond = is_above && cell.glyph == upper_half ? cell.fore : cell.back;
        cell = {upper_half, is_above ? beyond : ground, is_above ? ground : beyond};
    }
}

}  // namespace

int column_of_menu(TitleMenuKind menu) {
    return place_of(menu).column;
}

std::string plain_label(const TitleButton& button) {
    const std::size_t begin = button.label.find_first_not_of(' ');
    return button.label.substr(begin, button.label.rfind(" (") - begin);
}

std::vector<TitleButton> title_buttons(TitleMenuKind open, const TitleChoices& choices) {
    std::vector<TitleButton> buttons;
    if (open != TitleMenuKind::Top) add_menu(buttons, open, choices);
    if (!asks_for_length(open)) add_menu(buttons, TitleMenuKind::Top, choices);
    return buttons;
}

void paint_title_buttons(Frame& frame, const std::vector<TitleButton>& buttons,
                         std::optional<TitleChoice> marked, bool keys, bool halves) {
    constexpr int hover_weight = 40;
    constexpr int heat_of_first = 500;
    for (const TitleButton& button : buttons) {
        Rgb ground = button.first ? color_of_heat(heat_of_first) : rgb(Color::InterfaceButton);
        if (button.choice == marked) ground = blended(ground, rgb(Color::ButtonHover), hover_weight);
        if (button.padded && halves) {
            paint_half(frame, button, button.row - 1, ground, true);
            paint_half(frame, button, button.row + 1, ground, false);
        }
        fill(frame, button.column, button.row, static_cast<int>(button.label.size()), 1, {});
        paint_label(frame, button.column, button.row, button.label, keys);
        for (int i = 0; i < static_cast<int>(button.label.size()); ++i)
            frame.at(button.column + i, button.row).back = ground;
    }
}

std::optional<TitleChoice> title_button_at(const std::vector<TitleButton>& buttons, int column, int row) {
    for (const TitleButton& button : buttons)
        if (std::abs(row - button.row) <= button.padded && column >= button.column &&
            column < button.column + static_cast<int>(button.label.size()))
            return button.choice;
    return std::nullopt;
}

}  // namespace cellophane
