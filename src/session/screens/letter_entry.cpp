#include <string>
#include <string_view>

#include "session/prompts/text_entry.h"
#include "session/screens.h"
#include "view/inventory_panel.h"
#include "view/message_log.h"
#include "words/choices.h"
#include "words/items.h"
#include "words/prompts.h"
#include "words/titles.h"

namespace cellophane {

namespace {

/// Typing the new letter of an item.
class LetterEntry : public ScreenOf<LetterEntry, GameScreen> {
public:
    explicit LetterEntry(char letter) : letter_{letter} {}

    std::string_view title() const override { return letter_title; }
    HelpTopic help() const override { return HelpTopic::Letter; }
    bool covers_map() const override { return false; }
    bool takes_signs() const override { return true; }

    Outcome press(Context&, const KeyEvent& key) override {
        if (key.name == "Escape" || key.name == "Space") return Pop{};
        const char sign = typed_sign(key);
        const char other = sign >= 'A' && sign <= 'Z' ? static_cast<char>(sign - 'A' + 'a') : sign;
        if (other < 'a' || other > 'z') return Stay{};
        return issue(Relabel{letter_, other});
    }
    Outcome click(Context&, const PointerEvent&) override { return Pop{}; }
    Outcome type(Context& context, std::string_view text) override { return press_signs(context, text); }

    void paint(const Context& context, Frame& frame) const override {
        paint_prompt(frame, prompt(context).append(" ").append(
                                context.viewer.has_keyboard ? letter_key_hint : letter_touch_hint));
    }
    void describe(const Context& context, Reading& reading) const override {
        reading.urgent = prompt(context);
        reading.entry = ReadEntry{reading.urgent, std::string{}, 1};
        reading.offer(unchanged_choice, "Escape");
    }

private:
    std::string prompt(const Context& context) const {
        const PackItemView* carried = item_with(context.seen().pack, letter_);
        return letter_prompt(carried == nullptr ? std::string{} : item_name(carried->item));
    }

    char letter_;
};

}  // namespace

GameScreenPtr letter_entry(char letter) {
    return std::make_unique<LetterEntry>(letter);
}

}  // namespace cellophane
