#include <string>
#include <string_view>

#include "protocol/label.h"
#include "session/pages/labels.h"
#include "session/prompts/text_entry.h"
#include "session/screens.h"
#include "view/message_log.h"
#include "words/choices.h"
#include "words/titles.h"

namespace cellophane {

namespace {

/// Typing a name for an item or its kind.
class NameEntry : public ScreenOf<NameEntry, GameScreen> {
public:
    NameEntry(char letter, bool for_itself) : letter_{letter}, for_itself_{for_itself} {}

    std::string_view title() const override { return name_title; }
    HelpTopic help() const override { return HelpTopic::Naming; }
    bool covers_map() const override { return false; }
    bool takes_signs() const override { return true; }

    Outcome press(Context&, const KeyEvent& key) override {
        if (key.name == "Escape") return Pop{};
        if (key.name != "Enter") {
            edit_line(typed_, key, longest_label);
            return Stay{};
        }
        drop_last_blanks(typed_);
        if (for_itself_) return issue(Inscribe{letter_, typed_});
        return issue(Call{letter_, typed_});
    }
    Outcome click(Context&, const PointerEvent&) override { return Pop{}; }
    Outcome type(Context& context, std::string_view text) override {
        typed_.clear();
        return press_signs(context, text);
    }

    void paint(const Context& context, Frame& frame) const override {
        paint_entry(frame, name_question(context, letter_, for_itself_) + ": ", typed_);
    }
    void describe(const Context& context, Reading& reading) const override {
        reading.urgent = name_question(context, letter_, for_itself_);
        reading.entry = ReadEntry{reading.urgent, typed_, static_cast<int>(longest_label)};
        reading.offer(done_choice, "Enter");
        reading.offer(unchanged_choice, "Escape");
    }

private:
    char letter_;
    /// The name is for the item alone, not for its kind.
    bool for_itself_;
    std::string typed_;
};

}  // namespace

GameScreenPtr name_entry(char letter, bool for_itself) {
    return std::make_unique<NameEntry>(letter, for_itself);
}

}  // namespace cellophane
