#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "kit/base/round.h"
#include "session/commands/map_actions.h"
#include "session/commands/pointing.h"
#include "session/display/button_bar.h"
#include "session/replay/replay_keys.h"
#include "session/replay/watch_actions.h"
#include "session/screens.h"
#include "view/buttons.h"
#include "view/layout.h"
#include "view/menu.h"
#include "words/choices.h"
#include "words/menus.h"
#include "words/titles.h"

namespace cellophane {

namespace {

bool does_something(InputAction action) {
    return action != InputAction::Nothing && action != InputAction::Go && action != InputAction::Enter &&
           action != InputAction::Cancel;
}

MenuRow row_of(const Context& context, std::string_view label, std::string_view keys) {
    return {.label = label,
            .key = first_key(keys),
            .key_label = key_label(pressed_among(keys, context.viewer.settings.keys))};
}

/// A part of the menu of a game or of a recording.
void add_rows(const Context& context, MenuPart part, std::vector<MenuRow>& rows) {
    for (const InputActionRow& row : input_action_rows) {
        if (row.menu != part || (context.viewing && !row.only_looks)) continue;
        // While a recording is watched on a phone there is nothing to say about keys.
        if (row.kind == InputAction::Help && context.viewing && !context.viewer.has_keyboard) continue;
        MenuRow& line = rows.emplace_back(row_of(context, row.name, row.keys));
        if (row.is_on != nullptr) line.is_on = row.is_on(context);
    }
    if (!context.viewing) return;
    for (const WatchKeyRow& row : watch_key_rows())
        if (row.menu == part) rows.push_back(row_of(context, row.name, row.keys));
}

std::vector<MenuRow> menu_rows(const Context& context) {
    std::vector<MenuRow> rows;
    for (const MenuPart part : {MenuPart::Game, MenuPart::Switches, MenuPart::Pages, MenuPart::Leaving}) {
        if (!rows.empty()) rows.push_back({});
        add_rows(context, part, rows);
    }
    return rows;
}

/// Where it is pulled up.
int menu_left(const Context& context) {
    return column_of(buttons_shown(context), menu_button);
}

/// It stands on its button, or on the edge of what is in sight.
int menu_bottom(const Context& context) {
    return std::min(button_row, context.viewer.window.bottom());
}

/// The menu, pulled up from its button.
class Menu : public ScreenOf<Menu, GameScreen> {
public:
    std::string_view title() const override { return menu_title; }
    HelpTopic help() const override { return HelpTopic::None; }
    bool covers_map() const override { return false; }
    int first_column(const Context& context) const override {
        return column_of(buttons_shown(context), menu_button) - 1;
    }

    Outcome press(Context& context, const KeyEvent& key) override {
        const std::vector<MenuRow> rows = menu_rows(context);
        const Meaning meaning = meaning_of(key);
        // Letters that are arrows elsewhere stand on lines of its own.
        for (const MenuRow& row : rows)
            if (context.viewing && !row.is_rule() && row.key == key.name) return choose(context, row);
        if (meaning.action == InputAction::Cancel || meaning.action == InputAction::Menu)
            return close(context);
        if (meaning.action == InputAction::Enter && marked_) return choose(context, rows[*marked_]);
        if (meaning.action == InputAction::Go) {
            move(rows, meaning.toward);
            return Stay{};
        }
        for (const MenuRow& row : rows)
            if (!context.viewing && does_something(meaning.action) &&
                meaning_of({.name = std::string{row.key}}).action == meaning.action)
                return choose(context, row);
        return Stay{};
    }

    Outcome click(Context& context, const PointerEvent& pointer) override {
        if (const std::optional<std::size_t> row = row_under(context, pointer))
            return choose(context, menu_rows(context)[*row]);
        return close(context);
    }
    int target(Context& context, const PointerEvent& pointer) const override {
        const std::optional<std::size_t> row = row_under(context, pointer);
        return row ? static_cast<int>(*row) + 1 : 0;
    }
    void hover(Context& context, const PointerEvent& pointer) override {
        if (const std::optional<std::size_t> row = row_under(context, pointer)) marked_ = row;
    }

    void paint(const Context& context, Frame& frame) const override {
        paint_menu(frame, menu_left(context), menu_rows(context), marked_, context.viewer.has_keyboard,
                   menu_bottom(context));
    }
    void describe(const Context& context, Reading& reading) const override {
        reading.extent = ReadExtent::Page;
        bool begins_group = false;
        for (const MenuRow& row : menu_rows(context)) {
            if (!row.is_rule()) {
                const std::string_view state = !row.is_on ? "" : *row.is_on ? is_on_told : is_off_told;
                ReadChoice& choice = reading.offer(std::string{row.label}.append(state), row.key);
                // A slip of the thumb on what leaves the game must not end it.
                choice.begins_group =
                    begins_group || row.key == first_key(input_actions[InputAction::GiveUp].keys);
            }
            begins_group = row.is_rule();
        }
        reading.offer(back_choice, "Escape");
    }

private:
    static std::optional<std::size_t> row_under(const Context& context, const PointerEvent& pointer) {
        return menu_row_at(menu_rows(context), menu_left(context), pointer.column, pointer.row,
                           menu_bottom(context));
    }

    static Outcome close(Context& context) {
        context.pointing.mark.button.reset();
        return Pop{};
    }

    static Outcome choose(Context& context, const MenuRow& row) {
        const KeyEvent key{.name = std::string{row.key}};
        const auto act = [&] {
            if (context.viewing) return press_while_watching(context, key);
            context.messages.log.confirm();
            return press_on_map(context, meaning_of(key));
        };
        // What is switched is seen at once, and may be switched back.
        if (row.is_on) return act();
        context.pointing.mark.button.reset();
        GameOutcome outcome = act();
        // Under a finger, a page that only tells leads back to the menu; elsewhere its key opens it again.
        if (context.viewer.has_sheets && outcome.kind == GameOutcome::Kind::Push &&
            input_actions[meaning_of(key).action].menu == MenuPart::Pages)
            return outcome;
        outcome = in_place(std::move(outcome));
        if (outcome.stays()) return Pop{};
        return outcome;
    }

    void move(const std::vector<MenuRow>& rows, Direction toward) {
        if (toward != Direction::North && toward != Direction::South) return;
        const int by = toward == Direction::North ? -1 : 1;
        int at = marked_ ? static_cast<int>(*marked_) : off_round;
        do at = step_round(at, by, static_cast<int>(rows.size()));
        while (rows[static_cast<std::size_t>(at)].is_rule());
        marked_ = static_cast<std::size_t>(at);
    }

    std::optional<std::size_t> marked_;
};

}  // namespace

GameScreenPtr menu(Context& context) {
    stop_pointing(context);
    return std::make_unique<Menu>();
}

}  // namespace cellophane
