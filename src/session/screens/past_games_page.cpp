#include <optional>
#include <string_view>

#include "session/game_over/past_games_view.h"
#include "session/screens.h"
#include "words/titles.h"

namespace cellophane {

namespace {

using Shows = PastGamesView::Shows;

/// The lists of past games.
class PastGamesPage : public ScreenOf<PastGamesPage, GameScreen> {
public:
    explicit PastGamesPage(Shows shows) : view_{shows} {}

    std::string_view title() const override {
        return view_.shows() == Shows::Best      ? best_games_title
               : view_.shows() == Shows::Counted ? counted_games_title
                                                 : question_title;
    }
    HelpTopic help() const override { return view_.help(); }
    bool keeps_its_keys() const override { return true; }
    std::optional<LabelPlace> help_place(const Context& context) const override {
        return view_.help_place(context.viewer.window.of_page());
    }
    int first_column(const Context&) const override { return view_.first_column(); }

    Outcome press(Context& context, const KeyEvent& key) override {
        if (view_.press(context.past_games, key)) return Pop{};
        return Stay{};
    }
    Outcome click(Context& context, const PointerEvent& pointer) override {
        if (view_.click(context.past_games, pointer)) return Pop{};
        return Stay{};
    }
    int target(Context& context, const PointerEvent& pointer) const override {
        return view_.target(context.past_games, pointer);
    }

    void paint(const Context& context, Frame& frame) const override {
        view_.paint(frame, context.past_games, context.viewer.has_keyboard, context.viewer.window.of_page());
    }
    void describe(const Context& context, Reading& reading) const override {
        view_.describe(context.past_games, reading);
    }

private:
    PastGamesView view_;
};

}  // namespace

GameScreenPtr best_games_page() {
    return std::make_unique<PastGamesPage>(Shows::Best);
}

GameScreenPtr counted_games_page() {
    return std::make_unique<PastGamesPage>(Shows::Counted);
}

}  // namespace cellophane
