#include <string_view>
#include <vector>

#include "session/screens.h"
#include "session/screens/parted_page.h"
#include "view/feats.h"
#include "words/choices.h"
#include "words/ending.h"
#include "words/epitaph.h"
#include "words/grammar.h"
#include "words/titles.h"

namespace cellophane {

namespace {

/// The treasure a victor brought out.
class TreasurePage : public ScreenOf<TreasurePage, PartedPage> {
public:
    std::string_view title() const override { return treasure_title; }
    HelpTopic help() const override { return HelpTopic::Victory; }
    Outcome press(Context& context, const KeyEvent&) override {
        if (turn(context)) return Stay{};
        return replace(achieved_feats_page());
    }
    void describe(const Context& context, Reading& told) const override {
        for (const Treasure& piece : treasure(context.seen()))
            told.tell_row(capitalised(piece.name), piece.worth);
        told.offer(go_on_choice, "Space", ChoiceRole::Main);
    }

protected:
    int paint_part(const Context& context, Frame& frame, const PagePart& which) const override {
        std::vector<PageRow> rows;
        for (const Treasure& piece : treasure(context.seen()))
            rows.push_back({piece.worth, capitalised(piece.name)});
        return paint_page(frame, treasure_title, rows, hint_to_go_on(context.has_keys()), which);
    }
};

/// The feats of a victor.
class AchievedFeatsPage : public ScreenOf<AchievedFeatsPage, GameScreen> {
public:
    std::string_view title() const override { return feats_title; }
    HelpTopic help() const override { return HelpTopic::AchievedFeats; }
    Outcome press(Context&, const KeyEvent&) override { return replace(epitaph_page()); }
    Outcome click(Context&, const PointerEvent&) override { return replace(epitaph_page()); }
    void paint(const Context& context, Frame& frame) const override {
        paint_achieved_feats(frame, context.seen().feats, context.has_keys(),
                             context.display.window.of_page());
    }
    void describe(const Context& context, Reading& told) const override {
        for (const PageRow& row : achieved_feats_listed(context.seen().feats))
            told.tell_row(row.left, row.right);
        told.offer(go_on_choice, "Space", ChoiceRole::Main);
    }
};

}  // namespace

GameScreenPtr treasure_page() {
    return std::make_unique<TreasurePage>();
}

GameScreenPtr achieved_feats_page() {
    return std::make_unique<AchievedFeatsPage>();
}

}  // namespace cellophane
