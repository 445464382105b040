#include <cstdint>
#include <string_view>

#include "session/game_over/past_games_lists.h"
#include "session/key_bindings.h"
#include "session/title/title_pages.h"
#include "view/panels.h"
#include "words/choices.h"
#include "words/titles.h"

namespace cellophane {

namespace {

/// The best games, or all of them, counted; over these, whether to count afresh.
class TitlePastGames : public ScreenOf<TitlePastGames, TitlePage> {
public:
    enum class Shows : std::uint8_t { Best, Counted, Reset };

    explicit TitlePastGames(Shows shows) : shows_{shows} {}

    std::string_view title() const override {
        return shows_ == Shows::Best ? best_games_title : counted_games_page_title;
    }
    int first_column(const TitleContext&) const override {
        return shows_ == Shows::Reset ? question_column : 0;
    }

    Outcome press(TitleContext& context, const KeyEvent& key) override {
        if (shows_ == Shows::Reset) {
            if (const Reply reply = reply_of(key); reply != Reply::None)
                settle_reset(context, reply == Reply::Yes);
            return Stay{};
        }
        if (!key.control && key.name == "h") return replace(title_best_games_page());
        if (!key.control && key.name == "g") return replace(title_counted_games_page());
        if (shows_ != Shows::Counted || key.control || (key.name != "r" && key.name != "R")) return Pop{};
        shows_ = Shows::Reset;
        return Stay{};
    }
    Outcome click(TitleContext& context, const PointerEvent& pointer) override {
        if (shows_ == Shows::Reset) {
            settle_reset(context, is_reset_by_click(pointer));
            return Stay{};
        }
        if (shows_ != Shows::Counted || !counts_afresh(pointer)) return Pop{};
        shows_ = Shows::Reset;
        return Stay{};
    }
    int target(TitleContext&, const PointerEvent& pointer) const override {
        constexpr int answers = 10;
        if (shows_ == Shows::Reset) return answers + is_reset_by_click(pointer);
        return shows_ == Shows::Counted && counts_afresh(pointer) ? 1 : 0;
    }

    void paint(const TitleContext& context, Frame& frame) const override {
        paint_list(context, frame, context.window.of_page());
    }
    void describe(const TitleContext& context, Reading& told) const override {
        // What is read need not fit a window.
        Frame whole;
        paint_list(context, whole, screen_columns);
        told.lines = rows_told(whole);
        if (shows_ == Shows::Reset) told.offer(yes_choice, "y");
        if (shows_ == Shows::Counted) told.offer(count_afresh_choice, "r");
        told.offer(shows_ == Shows::Reset ? no_choice : back_choice, "Escape");
    }

private:
    void paint_list(const TitleContext& context, Frame& frame, int columns) const {
        const auto paint = shows_ == Shows::Best      ? paint_best_games
                           : shows_ == Shows::Counted ? paint_counted_games
                                                      : paint_reset;
        paint(frame, context.past_games.chronicle, context.has_keys, columns);
    }

    void settle_reset(TitleContext& context, bool yes) {
        context.past_games.reset_wanted = yes;
        shows_ = Shows::Counted;
    }

    Shows shows_;
};

}  // namespace

TitlePagePtr title_best_games_page() {
    return std::make_unique<TitlePastGames>(TitlePastGames::Shows::Best);
}

TitlePagePtr title_counted_games_page() {
    return std::make_unique<TitlePastGames>(TitlePastGames::Shows::Counted);
}

}  // namespace cellophane
