#include "session/title/title_buttons.h"

#include <algorithm>
#include <string_view>

#include "content/colours.h"
#include "view/cell_colors.h"
#include "view/panels.h"
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
    {.menu = TitleMenuKind::Top, .action = TitleAction::OpenPlay, .key = 'p', .label = play_label},
    {.menu = TitleMenuKind::Top, .action = TitleAction::OpenView, .key = 'v', .label = view_label},
    {.menu = TitleMenuKind::Top, .action = TitleAction::Leave, .key = 'q', .label = quit_label},
    {.menu = TitleMenuKind::Play, .action = TitleAction::Seed, .key = 's', .label = own_seed_label},
    {.menu = TitleMenuKind::Play, .action = TitleAction::Daily, .key = 'd', .label = daily_label},
    {.menu = TitleMenuKind::Play, .action = TitleAction::Load, .key = 'l', .label = load_label},
    {.menu = TitleMenuKind::Play, .action = TitleAction::NextStyle, .key = 'a'},
    {.menu = TitleMenuKind::Play, .action = TitleAction::SwitchEase, .key = 'm'},
    {.menu = TitleMenuKind::View, .action = TitleAction::Recording, .key = 'r', .label = recording_label},
    {.menu = TitleMenuKind::View, .action = TitleAction::Best, .key = 'h', .label = high_scores_label},
    {.menu = TitleMenuKind::View, .action = TitleAction::Counted, .key = 'g', .label = counted_games_label},
};

constexpr int top_column = 80;
constexpr int menu_column = 59;
constexpr int last_row = 31;
constexpr int top_width = 18;
/// The longest style fits, and both menus a window of 40 columns.
constexpr int menu_width = 20;

std::string label_of(const TitleButtonRow& row, const TitleChoices& choices) {
    std::string label{row.label};
    if (row.action == TitleAction::NextStyle) label = style_label(style_rows[choices.style].name);
    if (row.action == TitleAction::SwitchEase) label = choices.easy ? easy_label : normal_label;
    label.append(" (").append(1, row.key).append(")");
    const int width = row.menu == TitleMenuKind::Top ? top_width : menu_width;
    const auto room =
        static_cast<std::size_t>(width) - std::min(label.size(), static_cast<std::size_t>(width));
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
    int at = last_row;
    std::for_each(buttons.rbegin(), buttons.rend() - first, [&](TitleButton& button) {
        button.row = at;
        at -= 2;
    });
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
                         std::optional<TitleAction> marked, bool keys) {
    constexpr int hover_weight = 25;
    for (const TitleButton& button : buttons) {
        paint_label(frame, button.column, button.row, button.label, keys);
        if (button.action != marked) continue;
        for (int i = 0; i < static_cast<int>(button.label.size()); ++i) {
            Rgb& back = frame.at(button.column + i, button.row).back;
            back = blended(back, rgb(Colour::ButtonHover), hover_weight);
        }
    }
}

std::optional<TitleAction> title_button_at(const std::vector<TitleButton>& buttons, int column, int row) {
    for (const TitleButton& button : buttons)
        if (row == button.row && column >= button.column &&
            column < button.column + static_cast<int>(button.label.size()))
            return button.action;
    return std::nullopt;
}

}  // namespace cellophane
