#include <algorithm>
#include <optional>
#include <string_view>

#include "session/screens.h"
#include "view/feats.h"
#include "view/panels.h"
#include "view/victory.h"
#include "words/choices.h"
#include "words/ending.h"
#include "words/epitaph.h"
#include "words/titles.h"

namespace cellophane {

namespace {

/// What a victor has done, in large letters under a rain of gold, with the treasure counted up.
class VictoryScreen : public ScreenOf<VictoryScreen, GameScreen> {
public:
    std::string_view title() const override { return treasure_title; }
    HelpTopic help() const override { return HelpTopic::Victory; }
    std::optional<LabelPlace> help_place(const Context& context) const override {
        return help_label_in(box_of_treasure(scene(context)));
    }

    Outcome press(Context&, const KeyEvent&) override { return replace(achieved_feats_page()); }
    Outcome click(Context&, const PointerEvent&) override { return replace(achieved_feats_page()); }

    Outcome animate(Context& context, int milliseconds) override {
        if (context.viewer.may_move()) time_ = std::min(length_of_victory, time_ + milliseconds);
        return Stay{};
    }
    int wants_motion(const Context& context) const override {
        if (!context.viewer.may_move() || time_ >= length_of_victory) return -1;
        return step_of_victory - time_ % step_of_victory;
    }

    void paint(const Context& context, Frame& frame) const override { paint_victory(frame, scene(context)); }
    void describe(const Context& context, Reading& reading) const override {
        const VictoryScene shown = scene(context);
        reading.add_row({}, std::string{shown.sentence});
        for (const Treasure& piece : treasure(context.seen())) reading.add_row({}, format_treasure(piece));
        reading.offer(go_on_choice, "Space", ChoiceRole::Main);
    }

private:
    VictoryScene scene(const Context& context) const {
        const Observation& seen = context.seen();
        const bool mastered = seen.ending->fate == Fate::Mastered;
        return {
            .word = mastered ? mastery_heading : escape_heading,
            .sentence = mastered ? mastery_sentence : escape_sentence,
            .treasure = treasure_that_counts(seen),
            .hint = hint_to_go_on(context.viewer.has_keyboard),
            .mastered = mastered,
            // All is counted where nothing moves.
            .time = context.viewer.may_move() ? time_ / step_of_victory * step_of_victory : length_of_victory,
            .ascii = context.viewer.settings.eyes.ascii,
            .window = context.viewer.window};
    }

    /// Milliseconds since it opened.
    int time_ = 0;
};

/// The feats of a victor.
class AchievedFeatsPage : public ScreenOf<AchievedFeatsPage, GameScreen> {
public:
    std::string_view title() const override { return feats_title; }
    HelpTopic help() const override { return HelpTopic::AchievedFeats; }
    Outcome press(Context&, const KeyEvent&) override { return replace(epitaph_page()); }
    Outcome click(Context&, const PointerEvent&) override { return replace(epitaph_page()); }
    void paint(const Context& context, Frame& frame) const override {
        paint_achieved_feats(frame, context.seen().feats, context.viewer.has_keyboard,
                             context.viewer.window.of_page());
    }
    void describe(const Context& context, Reading& reading) const override {
        for (const PageRow& row : achieved_feats_listed(context.seen().feats))
            reading.add_row(row.left, row.right);
        reading.offer(go_on_choice, "Space", ChoiceRole::Main);
    }
};

}  // namespace

GameScreenPtr treasure_page() {
    return std::make_unique<VictoryScreen>();
}

GameScreenPtr achieved_feats_page() {
    return std::make_unique<AchievedFeatsPage>();
}

}  // namespace cellophane
