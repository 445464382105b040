#include <string_view>

#include "session/game_over/past_games_lists.h"
#include "session/key_bindings.h"
#include "session/pages/past_games_keys.h"
#include "session/screens.h"
#include "view/panels.h"
#include "words/choices.h"
#include "words/lists.h"
#include "words/prompts.h"
#include "words/titles.h"

namespace cellophane {

namespace {

/// The best games, or all of them, counted; over these, whether to count afresh.
class PastGamesPage : public ScreenOf<PastGamesPage, GameScreen> {
public:
    enum class Shows : std::uint8_t { Best, Counted, Reset };

    explicit PastGamesPage(Shows shows) : shows_{shows} {}

    std::string_view title() const override {
        return shows_ == Shows::Best      ? best_games_title
               : shows_ == Shows::Counted ? counted_games_title
                                          : question_title;
    }
    int first_column(const Context&) const override { return shows_ == Shows::Reset ? question_column : 0; }

    Outcome press(Context& context, const KeyEvent& key) override {
        if (shows_ == Shows::Reset) {
            if (const Reply reply = reply_of(key); reply != Reply::None)
                settle_reset(context, reply == Reply::Yes);
            return Stay{};
        }
        if (GameScreenPtr list = list_of_key(key)) return replace(std::move(list));
        if (shows_ != Shows::Counted || key.control || (key.name != "r" && key.name != "R")) return Pop{};
        shows_ = Shows::Reset;
        return Stay{};
    }
    Outcome click(Context& context, const PointerEvent& pointer) override {
        if (shows_ == Shows::Reset) {
            settle_reset(context, is_reset_by_click(pointer));
            return Stay{};
        }
        if (shows_ != Shows::Counted || !counts_afresh(pointer)) return Pop{};
        shows_ = Shows::Reset;
        return Stay{};
    }
    int target(Context&, const PointerEvent& pointer) const override {
        constexpr int answers = 10;
        if (shows_ == Shows::Reset) return answers + is_reset_by_click(pointer);
        return shows_ == Shows::Counted && counts_afresh(pointer) ? 1 : 0;
    }

    void paint(const Context& context, Frame& frame) const override {
        const auto paint_list = shows_ == Shows::Best      ? paint_best_games
                                : shows_ == Shows::Counted ? paint_counted_games
                                                           : paint_reset;
        paint_list(frame, context.past_games.chronicle, context.has_keys(), context.display.window.of_page());
    }
    void describe(const Context& context, Reading& told) const override {
        if (shows_ == Shows::Reset) {
            told.urgent = count_afresh_question;
            told.offer(yes_choice, "y");
            told.offer(no_choice, "n");
            return;
        }
        read_lines(context, told);
        if (shows_ == Shows::Counted) told.offer(count_afresh_choice, "r");
        told.offer(best_games_title, "h");
        told.offer(counted_games_title, "g");
        told.offer(back_choice, "Escape");
    }

private:
    void settle_reset(Context& context, bool yes) {
        context.past_games.reset_wanted = yes;
        shows_ = Shows::Counted;
    }

    Shows shows_;
};

}  // namespace

GameScreenPtr best_games_page() {
    return std::make_unique<PastGamesPage>(PastGamesPage::Shows::Best);
}

GameScreenPtr counted_games_page() {
    return std::make_unique<PastGamesPage>(PastGamesPage::Shows::Counted);
}

}  // namespace cellophane
