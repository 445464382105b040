#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "session/key_bindings.h"
#include "session/screens.h"
#include "words/choices.h"
#include "words/journal.h"
#include "words/titles.h"

namespace cellophane {

namespace {

/// The log of the game.
class JournalPage : public ScreenOf<JournalPage, GameScreen> {
public:
    std::string_view title() const override { return journal_title; }
    HelpTopic help() const override { return HelpTopic::Journal; }

    Outcome press(Context& context, const KeyEvent& key) override {
        const int way = scroll_direction(key);
        if (way == 0) return Pop{};
        scroll_ = std::clamp(scroll_ + way * lines_a_scroll, 0,
                             journal_scroll_limit(*context.journal, context.viewer.window.of_page()));
        return Stay{};
    }
    Outcome click(Context&, const PointerEvent&) override { return Pop{}; }

    /// The log of a long game is written in parts, and the page shows it grow.
    void pass_time(Context& context) override {
        constexpr int commands_at_once = 200;
        if (!context.journal->is_complete()) context.journal->read(commands_at_once);
    }
    int wants_time(const Context& context) const override { return context.journal->is_complete() ? -1 : 1; }

    void paint(const Context& context, Frame& frame) const override {
        paint_journal(frame, *context.journal, scroll_, context.viewer.has_keyboard,
                      context.viewer.window.of_page());
    }

    void describe(const Context& context, Reading& reading) const override {
        // The entries of the sum, at the end, have no place of their own.
        std::string sum;
        for (const JournalEntry& entry : context.journal->entries())
            if (entry.turn < 0)
                sum.append(sum.empty() ? "" : " ").append(entry.text);
            else
                reading.add_row(journal_place(entry.turn, entry.depth), entry.text);
        if (!sum.empty()) reading.add_row({}, std::move(sum));
        reading.offer(back_choice, "Escape");
    }

private:
    int scroll_ = 0;
};

}  // namespace

GameScreenPtr journal_page(Context& context) {
    if (!context.journal) context.journal.emplace(*context.game_or_replay.recording());
    return std::make_unique<JournalPage>();
}

}  // namespace cellophane
