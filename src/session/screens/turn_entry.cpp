#include <string>
#include <string_view>
#include <utility>

#include "session/prompts/text_entry.h"
#include "session/replay/replay_keys.h"
#include "session/replay/watch_actions.h"
#include "session/screens.h"
#include "view/message_log.h"
#include "words/choices.h"
#include "words/prompts.h"
#include "words/replay.h"
#include "words/titles.h"

namespace cellophane {

namespace {

/// Typing the number of a turn to go to.
class TurnEntry : public ScreenOf<TurnEntry, GameScreen> {
public:
    explicit TurnEntry(std::string typed) : typed_{std::move(typed)} {}

    std::string_view title() const override { return turn_title; }
    HelpTopic help() const override { return HelpTopic::Turn; }
    bool covers_map() const override { return false; }
    bool takes_signs() const override { return true; }

    Outcome press(Context& context, const KeyEvent& key) override {
        if (const char digit = watch_meaning_of(key).digit; digit != 0) {
            if (typed_.size() < most_digits_of_a_turn) typed_ += digit;
        } else if (key.name == "Backspace") {
            if (!typed_.empty()) typed_.pop_back();
        } else if (key.name == "Escape" || key.name == "Space") {
            return Pop{};
        } else if (key.name == "Enter") {
            go_to_typed_turn(context, typed_);
            return Pop{};
        }
        return Stay{};
    }
    Outcome click(Context&, const PointerEvent&) override { return Pop{}; }
    Outcome type(Context& context, std::string_view text) override {
        typed_.clear();
        return press_signs(context, text);
    }

    void paint(const Context& context, Frame& frame) const override {
        paint_entry(frame, context.viewer.has_keyboard ? turn_key_prompt : turn_touch_prompt, typed_);
    }
    void describe(const Context&, Reading& reading) const override {
        reading.urgent = turn_prompt;
        reading.entry = ReadEntry{reading.urgent, typed_, static_cast<int>(most_digits_of_a_turn)};
        reading.offer(turn_choice, "Enter");
        reading.offer(stay_choice, "Escape");
    }

private:
    std::string typed_;
};

}  // namespace

GameScreenPtr turn_entry(std::string typed) {
    return std::make_unique<TurnEntry>(std::move(typed));
}

}  // namespace cellophane
