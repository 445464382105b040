#include <optional>
#include <string_view>

#include "session/game_over/past_games_view.h"
#include "session/title/title_pages.h"
#include "words/titles.h"

namespace cellophane {

namespace {

/// The lists of past games.
class TitlePastGames : public ScreenOf<TitlePastGames, TitlePage> {
public:
    explicit TitlePastGames(PastGamesView::Shows shows) : view_{shows} {}

    std::string_view title() const override {
        return view_.shows() == PastGamesView::Shows::Best ? best_games_title : counted_games_page_title;
    }
    HelpTopic help() const override { return view_.help(); }
    std::optional<LabelPlace> help_place(const TitleContext& context) const override {
        return view_.help_place(context.viewer.window.of_page());
    }
    int first_column(const TitleContext&) const override { return view_.first_column(); }

    Outcome press(TitleContext& context, const KeyEvent& key) override {
        if (view_.press(context.past_games, key)) return Pop{};
        return Stay{};
    }
    Outcome click(TitleContext& context, const PointerEvent& pointer) override {
        if (view_.click(context.past_games, pointer)) return Pop{};
        return Stay{};
    }
    int target(TitleContext& context, const PointerEvent& pointer) const override {
        return view_.target(context.past_games, pointer);
    }

    void paint(const TitleContext& context, Frame& frame) const override {
        view_.paint(frame, context.past_games, context.viewer.has_keyboard, context.viewer.window.of_page());
    }
    void describe(const TitleContext& context, Reading& reading) const override {
        reading.extent = ReadExtent::Page;
        view_.describe(context.past_games, reading);
    }

private:
    PastGamesView view_;
};

}  // namespace

TitlePagePtr title_best_games_page() {
    return std::make_unique<TitlePastGames>(PastGamesView::Shows::Best);
}

TitlePagePtr title_counted_games_page() {
    return std::make_unique<TitlePastGames>(PastGamesView::Shows::Counted);
}

}  // namespace cellophane
