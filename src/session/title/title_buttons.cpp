#include "session/title/title_buttons.h"

#include <algorithm>
#include <cstdlib>
#include <string_view>

#include "content/colors.h"
#include "view/cell_colors.h"
#include "view/flames.h"
#include "view/panels.h"
#include "view/text.h"
#include "view/title_letters.h"
#include "words/menus.h"

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

constexpr int top_column = 80;
constexpr int menu_column = 59;
constexpr int last_row = 31;
/// From one button to the next, where there is room.
constexpr int widest_pitch = 3;
/// The longest labels fit, and both menus a window of 40 columns.
constexpr int top_width = 19;
constexpr int menu_width = 20;

std::string label_of(const TitleButtonRow& row, const TitleChoices& choices) {
    std::string label{row.label};
    if (row.action == TitleAction::NextStyle) label = style_label(style_rows[choices.style].name);
    if (row.action == TitleAction::SwitchEase) label = choices.easy ? easy_label : normal_label;
    label.append(" (").append(1, row.key).append(")");
    const std::size_t width = row.menu == TitleMenuKind::Top ? top_width : menu_width;
    const std::size_t room = width - std::min(label.size(), width);
    return std::string(room / 2, ' ') + label + std::string(room - room / 2, ' ');
}

void add_menu(std::vector<TitleButton>& buttons, TitleMenuKind menu, const TitleChoices& choices) {
    const auto first = static_cast<std::ptrdiff_t>(buttons.size());
    for (const TitleButtonRow& row : title_rows) {
        if (row.menu != menu) continue;
        if (row.action == TitleAction::GoOn && !choices.can_go_on) continue;
        if (row.action == TitleAction::Leave && !choices.can_leave) continue;
        buttons.push_back({.action = row.action,
                           .key = row.key,
                           .label = label_of(row, choices),
                           .column = column_of_menu(menu)});
    }
    if (menu == TitleMenuKind::Top) buttons[static_cast<std::size_t>(first)].first = true;
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
    return menu == TitleMenuKind::Top ? top_column : menu_column;
}

std::string plain_label(const TitleButton& button) {
    const std::size_t begin = button.label.find_first_not_of(' ');
    return button.label.substr(begin, button.label.rfind(" (") - begin);
}

std::vector<TitleButton> title_buttons(TitleMenuKind open, const TitleChoices& choices) {
    std::vector<TitleButton> buttons;
    if (open != TitleMenuKind::Top) add_menu(buttons, open, choices);
    add_menu(buttons, TitleMenuKind::Top, choices);
    return buttons;
}

void paint_title_buttons(Frame& frame, const std::vector<TitleButton>& buttons,
                         std::optional<TitleAction> marked, bool keys, bool halves) {
    constexpr int hover_weight = 40;
    constexpr int heat_of_first = 500;
    for (const TitleButton& button : buttons) {
        Rgb ground = button.first ? color_of_heat(heat_of_first) : rgb(Color::InterfaceButton);
        if (button.action == marked) ground = blended(ground, rgb(Color::ButtonHover), hover_weight);
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

std::optional<TitleAction> title_button_at(const std::vector<TitleButton>& buttons, int column, int row) {
    for (const TitleButton& button : buttons)
        if (std::abs(row - button.row) <= button.padded && column >= button.column &&
            column < button.column + static_cast<int>(button.label.size()))
            return button.action;
    return std::nullopt;
}

}  // namespace cellophane
