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
    TitlePlace menu{};
    TitleAction action{};
    char key = 0;
    std::string_view label{};
};

constexpr TitleButtonRow title_rows[] = {
    {.menu = TitlePlace::Top, .action = TitleAction::GoOn, .key = 'c', .label = continue_label},
    {.menu = TitlePlace::Top, .action = TitleAction::NewGame, .key = 'n', .label = new_game_label},
    {.menu = TitlePlace::Top, .action = TitleAction::OpenPlay, .key = 'p', .label = play_label},
    {.menu = TitlePlace::Top, .action = TitleAction::OpenView, .key = 'v', .label = view_label},
    {.menu = TitlePlace::Top, .action = TitleAction::Leave, .key = 'q', .label = quit_label},
    {.menu = TitlePlace::PlayMenu, .action = TitleAction::Seed, .key = 's', .label = own_seed_label},
    {.menu = TitlePlace::PlayMenu, .action = TitleAction::Daily, .key = 'd', .label = daily_label},
    {.menu = TitlePlace::PlayMenu, .action = TitleAction::Load, .key = 'l', .label = load_label},
    {.menu = TitlePlace::PlayMenu, .action = TitleAction::NextStyle, .key = 'a'},
    {.menu = TitlePlace::PlayMenu, .action = TitleAction::SwitchEase, .key = 'm'},
    {.menu = TitlePlace::ViewMenu, .action = TitleAction::Recording, .key = 'r', .label = recording_label},
    {.menu = TitlePlace::ViewMenu, .action = TitleAction::Best, .key = 'h', .label = high_scores_label},
    {.menu = TitlePlace::ViewMenu, .action = TitleAction::Counted, .key = 'g', .label = counted_games_label},
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
    const int width = row.menu == TitlePlace::Top ? top_width : menu_width;
    const auto room =
        static_cast<std::size_t>(width) - std::min(label.size(), static_cast<std::size_t>(width));
    return std::string(room / 2, ' ') + label + std::string(room - room / 2, ' ');
}

void add_menu(std::vector<TitleButton>& buttons, TitlePlace menu, const TitleChoices& choices) {
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

int column_of_menu(TitlePlace menu) {
    return menu == TitlePlace::Top ? top_column : menu_column;
}

std::string plain_label(const TitleButton& button) {
    const std::size_t begin = button.label.find_first_not_of(' ');
    return button.label.substr(begin, button.label.rfind(" (") - begin);
}

std::vector<TitleButton> title_buttons(TitlePlace place, const TitleChoices& choices) {
    std::vector<TitleButton> buttons;
    if (place == TitlePlace::PlayMenu || place == TitlePlace::ViewMenu) add_menu(buttons, place, choices);
    if (is_menu(place)) add_menu(buttons, TitlePlace::Top, choices);
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
