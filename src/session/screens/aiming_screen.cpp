#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "session/commands/map_pointer.h"
#include "session/commands/pointing.h"
#include "session/commands/pointing_keys.h"
#include "session/messages/alert_texts.h"
#include "session/messages/messages.h"
#include "session/prompts/targeting.h"
#include "session/screens.h"
#include "view/message_log.h"
#include "words/choices.h"
#include "words/prompts.h"
#include "words/titles.h"

namespace cellophane {

namespace {

/// Choosing where to throw something, or where to point a staff or a wand.
class AimingScreen : public ScreenOf<AimingScreen, GameScreen> {
public:
    explicit AimingScreen(Aim aim) : aim_{aim} {}

    std::string_view title() const override { return aiming_title; }
    HelpTopic help() const override { return HelpTopic::Aiming; }
    bool covers_map() const override { return false; }
    bool shows_hero() const override { return true; }
    int first_column(const Context&) const override { return -1; }

    Outcome press(Context& context, const KeyEvent& key) override {
        const Meaning meaning = meaning_of(key);
        context.alerts.notice.clear();
        if (moves_pointing(meaning)) {
            const auto at = moved_to(context, meaning, [&] { return targets(context, aim_); });
            if (at)
                mark_cell(context, at, true);
            else
                announce(context, std::string{context.viewer.has_keyboard ? no_targets_key_hint
                                                                          : no_targets_touch_hint});
            return Stay{};
        }
        if (meaning.action == InputAction::Enter || meaning.action == InputAction::Throw)
            return let_fly(context);
        if (meaning.action == InputAction::Cancel) return leave_aim(context);
        return Stay{};
    }

    Outcome click(Context& context, const PointerEvent& pointer) override {
        if (click_confirms_message(context)) return Stay{};
        const std::optional<Pos> target = pointed_by(context, pointer);
        if (!target) return leave_aim(context);
        if (target == context.pointing.mark.cell) return let_fly(context);
        mark_cell(context, target, false);
        return Stay{};
    }

    int target(Context& context, const PointerEvent& pointer) const override {
        return target_on_map(context, pointer);
    }
    bool points_first(Context& context, const PointerEvent& tap) const override {
        return points_elsewhere(context, tap);
    }
    void hover(Context& context, const PointerEvent& pointer) override {
        hover_over_map(context, pointer, mark_cell);
    }
    void look_at(Context& context, Pos at) override { mark_cell(context, at, true); }

    void refresh(Context& context) const override {
        if (!std::exchange(context.pointing.route_is_old, false)) return;
        Pointing& mark = context.pointing.mark;
        mark.aims = true;
        mark.flight = color_of_flight(context, aim_);
        mark.route.clear();
        if (mark.cell) mark.route = flight_to(context, aim_, *mark.cell);
    }

    void paint(const Context& context, Frame& frame) const override {
        paint_prompt(
            frame,
            aim_question(context, aim_).append(context.viewer.has_keyboard ? aim_key_hint : aim_touch_hint));
    }
    void describe(const Context& context, Reading& reading) const override {
        reading.extent = ReadExtent::Map;
        reading.urgent =
            context.alerts.notice.is_shown() ? context.alerts.notice.text() : aim_question(context, aim_);
        reading.offer(aim_.zaps ? there_choice : throw_choice, "Enter");
        reading.offer(next_target_choice, "Tab");
        reading.offer(nowhere_choice, "Escape");
    }

private:
    static Outcome leave_aim(Context& context) {
        stop_pointing(context);
        return Pop{};
    }
    Outcome let_fly(Context& context) const {
        Outcome outcome = throw_at(context, aim_, context.pointing.mark.cell);
        if (!outcome.stays()) return outcome;
        announce(context, std::string{no_target_chosen});
        return Pop{};
    }

    Aim aim_;
};

}  // namespace

GameScreenPtr aiming_screen(Context& context, Aim aim, Pos at) {
    mark_cell(context, at, true);
    return std::make_unique<AimingScreen>(aim);
}

}  // namespace cellophane
