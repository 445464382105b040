#include <string>
#include <string_view>

#include "session/display/button_bar.h"
#include "session/key_bindings.h"
#include "session/pages/burial.h"
#include "session/pages/inventory_list.h"
#include "session/screens.h"
#include "view/buttons.h"
#include "view/message_log.h"
#include "words/choices.h"
#include "words/ending.h"
#include "words/epitaph.h"
#include "words/titles.h"

namespace cellophane {

namespace {

std::string_view hint_at_end(const Context& context) {
    const bool won = is_won(context.seen());
    if (!context.viewer.has_keyboard) return won ? victor_touch_hint : fallen_touch_hint;
    return won ? victor_key_hint : fallen_key_hint;
}

/// The hero has died or escaped, and the player is told.
class FallenScreen : public ScreenOf<FallenScreen, GameScreen> {
public:
    std::string_view title() const override { return end_title; }
    HelpTopic help() const override { return HelpTopic::Fallen; }
    bool covers_map() const override { return false; }
    bool shows_hero() const override { return true; }
    int first_column(const Context&) const override { return -1; }

    Outcome press(Context& context, const KeyEvent& key) override {
        const InputAction action = meaning_of(key).action;
        if (action == InputAction::Pack) return open_pack(context, PackPurpose::Look);
        if (action != InputAction::Cancel && action != InputAction::Enter) return Stay{};
        if (!context.viewer.may_move()) return bury(context);
        return replace(fade_screen());
    }
    Outcome click(Context& context, const PointerEvent& pointer) override {
        const auto button = button_at(buttons_shown(context), pointer.column, pointer.row);
        return press(context, {.name = button ? std::string{buttons_shown(context)[*button].key} : "Space"});
    }
    int target(Context& context, const PointerEvent& pointer) const override {
        return target_in_bar(context, pointer);
    }

    void paint(const Context& context, Frame& frame) const override {
        const auto& messages = context.messages.log.entries();
        paint_prompt(frame,
                     messages.empty() ? std::string{} : plain(messages.back()).append(hint_at_end(context)));
    }
    void describe(const Context& context, Reading& reading) const override {
        const auto& last = context.messages.log.entries();
        if (!last.empty()) reading.urgent = plain(last.back());
        reading.offer(go_on_choice, "Space", ChoiceRole::Main);
        reading.offer(pack_title, "i");
    }
};

}  // namespace

GameScreenPtr fallen_screen() {
    return std::make_unique<FallenScreen>();
}

}  // namespace cellophane
