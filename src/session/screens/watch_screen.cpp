#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "session/commands/map_actions.h"
#include "session/commands/map_pointer.h"
#include "session/commands/pointing.h"
#include "session/commands/pointing_keys.h"
#include "session/display/button_bar.h"
#include "session/key_bindings.h"
#include "session/replay/replay_choices.h"
#include "session/replay/replay_header.h"
#include "session/replay/replay_keys.h"
#include "session/replay/replay_notes.h"
#include "session/replay/watch_actions.h"
#include "session/screens.h"
#include "view/buttons.h"
#include "view/playback_header.h"
#include "words/choices.h"
#include "words/replay.h"
#include "words/titles.h"

namespace cellophane {

namespace {

/// A recording that plays or is paused; its map can be examined.
class WatchScreen : public ScreenOf<WatchScreen, GameScreen> {
public:
    std::string_view title() const override { return recording_title; }
    HelpTopic help() const override { return HelpTopic::None; }
    bool covers_map() const override { return false; }
    bool shows_hero() const override { return true; }
    int first_column(const Context& context) const override {
        return examines(context) ? -1 : column_of_choice(context);
    }

    Outcome press(Context& context, const KeyEvent& key) override {
        if (meaning_of(key).action == InputAction::Menu) {
            context.viewing->plays = false;
            context.waited = 0;
            return push(menu(context));
        }
        if (!examines(context)) return press_while_watching(context, key);
        const Meaning meaning = meaning_of(key);
        context.alerts.notice.clear();
        if (moves_pointing(meaning)) {
            move_pointing(context, meaning);
            return Stay{};
        }
        stop_pointing(context);
        if (meaning.action == InputAction::Enter || meaning.action == InputAction::Cancel) return Stay{};
        return press_while_watching(context, key);
    }

    Outcome click(Context& context, const PointerEvent& pointer) override {
        context.alerts.notice.clear();
        const std::optional<std::size_t> button =
            button_at(buttons_shown(context), pointer.column, pointer.row);
        const std::string key = button ? std::string{buttons_shown(context)[*button].key} : std::string{};
        const bool played = std::exchange(context.viewing->plays, false);
        context.waited = 0;
        if (button == menu_button) return push(menu(context));
        if (button) {
            // The click has paused the playback already.
            if (played && key == "Space") return Stay{};
            return press_while_watching(context, {.name = key});
        }
        if (played) return Stay{};
        if (is_on_messages(pointer)) return press_on_map(context, {InputAction::Archive});
        point_at(context, pointed_by(context, pointer), false);
        return Stay{};
    }

    Outcome click_right(Context& context) override { return press(context, {.name = "i"}); }
    int target(Context& context, const PointerEvent& pointer) const override {
        return target_in_bar(context, pointer);
    }
    bool points_first(Context& context, const PointerEvent& tap) const override {
        if (context.viewing->plays && !examines(context)) return false;
        return points_elsewhere(context, tap);
    }
    void hover(Context& context, const PointerEvent& pointer) override {
        hover_over_map(context, pointer, point_at);
    }
    void leave(Context& context) override {
        if (!examines(context)) stop_pointing(context);
    }

    void paint(const Context& context, Frame& frame) const override {
        if (!examines(context)) paint_watched(context, frame);
    }

    void describe(const Context& context, Reading& reading) const override {
        reading.extent = ReadExtent::Map;
        const PlaybackHeader header = *playback_header(context);
        reading.status.insert(reading.status.begin(),
                              format_playback(header.turn, header.turns, words_of(header.state)));
        for (const std::string& note : said_of_turn(context))
            reading.urgent.append(reading.urgent.empty() ? note_mark : " ").append(note);
        if (context.viewing->choice) reading.urgent = describe_choice(context);
        if (context.alerts.notice.is_shown()) reading.urgent = context.alerts.notice.text();
        if (examines(context)) {
            reading.offer(next_thing_choice, "Tab");
            reading.offer(stop_pointing_choice, "Escape");
            return;
        }
        reading.offer(context.viewing->plays ? pause_choice : resume_choice, "Space");
        for (const WatchKeyRow& row : watch_key_rows())
            if (!row.name.empty()) reading.offer(row.name, first_key(row.keys));
        reading.offer(many_turns_on_choice, "l", true);
        reading.offer(many_turns_back_choice, "h", true);
        for (const InputActionRow& row : input_action_rows)
            if (row.only_looks) reading.offer(row.name, first_key(row.keys));
    }

private:
    static bool examines(const Context& context) { return context.pointing.by_keys; }
};

}  // namespace

GameScreenPtr watch_screen() {
    return std::make_unique<WatchScreen>();
}

}  // namespace cellophane
