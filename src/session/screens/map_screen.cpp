#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "session/commands/map_actions.h"
#include "session/commands/map_pointer.h"
#include "session/commands/one_tap.h"
#include "session/commands/path_previews.h"
#include "session/commands/pointing.h"
#include "session/commands/travel_input.h"
#include "session/display/button_bar.h"
#include "session/messages/messages.h"
#include "session/pages/inventory_list.h"
#include "session/screens.h"
#include "view/buttons.h"
#include "view/layout.h"
#include "words/choices.h"
#include "words/notices.h"
#include "words/prompts.h"
#include "words/titles.h"

namespace cellophane {

namespace {

/// Whether the list of choices of those who do not see the screen has begun with Return.
bool begins_with_enter(const Reading& reading) {
    return !reading.choices.empty() && reading.choices.front().key == "Enter";
}

/// Whether a group of choices begins with an action: to look, for what is carried, to walk, for what the
/// screen shows, the pages, and to leave. What comes before these explores and rests.
bool begins_group(InputAction action) {
    return action == InputAction::Enter || action == InputAction::Pack || action == InputAction::Go ||
           action == InputAction::Plain || action == InputAction::Character ||
           action == InputAction::PlayEasily;
}

/// The map of a game, where the hero walks, and where a cell can be pointed at.
class MapScreen : public ScreenOf<MapScreen, GameScreen> {
public:
    std::string_view title() const override { return map_title; }
    HelpTopic help() const override { return HelpTopic::None; }
    bool covers_map() const override { return false; }
    bool shows_hero() const override { return true; }
    bool is_map() const override { return true; }
    int first_column(const Context&) const override { return -1; }
    void paint(const Context&, Frame&) const override {}

    bool awaits_go_on(const Context& context) const override {
        return context.messages.unread || context.is_busy() || context.pointing.by_keys;
    }
    Outcome press(Context& context, const KeyEvent& key) override {
        const Meaning meaning = meaning_of(key);
        if (context.messages.unread) {
            remind_of_message(context, meaning.action != InputAction::Cancel);
            return Stay{};
        }
        if (meaning.action == InputAction::Nothing ||
            (context.input_stopped_something && meaning.action == InputAction::Cancel))
            return Stay{};
        context.messages.log.confirm();
        show_struck(context, meaning.action);
        return press_on_map(context, meaning);
    }

    Outcome click(Context& context, const PointerEvent& pointer) override {
        if (click_confirms_message(context)) return Stay{};
        if (const auto button = button_at(buttons_shown(context), pointer.column, pointer.row))
            return press_button(context, *button);
        if (is_on_messages(pointer)) return press_on_map(context, {InputAction::Archive});
        if (const std::optional<Pos> at = pointed_by(context, pointer))
            return click_cell(context, pointer, *at);
        stop_pointing(context);
        return Stay{};
    }

    Outcome click_right(Context& context) override {
        if (context.messages.unread) return Stay{};
        context.messages.log.confirm();
        return press_on_map(context, {InputAction::Pack});
    }

    int target(Context& context, const PointerEvent& pointer) const override {
        return target_on_map(context, pointer);
    }
    bool points_first(Context& context, const PointerEvent& tap) const override {
        return points_elsewhere(context, tap) && !tap_goes(context, tap);
    }
    void hover(Context& context, const PointerEvent& pointer) override {
        hover_over_map(context, pointer, point_at);
    }
    void leave(Context& context) override {
        if (!context.pointing.by_keys && !context.is_busy() && context.pointing.proposed == PathPreview::None)
            stop_pointing(context);
    }

    void describe(const Context& context, Reading& reading) const override {
        reading.extent = ReadExtent::Map;
        if (context.messages.unread) {
            reading.urgent = more_to_read;
            reading.offer(go_on_choice, "Space");
        }
        if (context.pointing.proposed != PathPreview::None) {
            // A way proposed unasked is not announced: it would be at every stop.
            const PathPreview offered = context.pointing.proposed;
            const OfferWords* offer = offer_words(offered);
            if (!context.pointing.mark.unasked)
                reading.urgent += offer != nullptr                  ? offer->question
                                  : offered == PathPreview::Explore ? explore_question
                                                                    : travel_question;
            reading.offer(offer != nullptr ? offer->choice : go_this_way_choice, "Enter");
            reading.offer(stay_choice, "Escape");
        } else if (context.pointing.by_keys) {
            reading.offer(go_there_choice, "Enter");
            reading.offer(stop_pointing_choice, "Escape");
        }
        const bool enter_is_taken = begins_with_enter(reading);
        bool begins = false;
        const auto offer = [&](std::string_view name, std::string_view keys, bool control) {
            reading.offer(name, first_key(keys), control).begins_group = std::exchange(begins, false);
        };
        for (const InputActionRow& row : input_action_rows) {
            begins = begins || begins_group(row.kind);
            if (row.kind == InputAction::Go)
                for (const DirectionRow& each : direction_rows) offer(each.name, each.keys, false);
            else if (!row.name.empty() && !(row.kind == InputAction::Enter && enter_is_taken))
                offer(row.name, row.keys, row.with_control);
        }
    }

private:
    /// A message must not be overlooked: one key confirms it, all others remind of it.
    static void remind_of_message(Context& context, bool remains) {
        constexpr int length_of_reminder = 500;
        context.messages.unread = remains;
        context.moving.reminded = remains && context.viewer.may_move() ? length_of_reminder : 0;
    }

    static Outcome press_button(Context& context, std::size_t button) {
        if (button == menu_button) return push(menu(context));
        return press_on_map(context, meaning_of({.name = std::string{buttons_shown(context)[button].key}}));
    }

    static Outcome click_cell(Context& context, const PointerEvent& pointer, Pos at) {
        // A row of the sidebar names its thing: one click is enough.
        const bool pointed_already = context.pointing.mark.cell == at || pointer.column < sidebar_width;
        if (pointer.control) {
            point_at(context, at, false);
            return step_towards_pointed(context);
        }
        if ((pointed_already && !pointer.shift) || tap_goes(context, pointer)) {
            if (context.pointing.mark.cell != at) point_at(context, at, false);
            return travel_to_pointed(context);
        }
        point_at(context, at, false);
        return Stay{};
    }
};

}  // namespace

GameScreenPtr map_screen() {
    return std::make_unique<MapScreen>();
}

}  // namespace cellophane
