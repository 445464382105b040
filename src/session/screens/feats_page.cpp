#include <string>
#include <string_view>

#include "session/pages/past_games_keys.h"
#include "session/screens.h"
#include "view/feats.h"
#include "words/choices.h"
#include "words/titles.h"

namespace cellophane {

namespace {

/// All feats; from there one can go on to the lists of games.
class FeatsPage : public ScreenOf<FeatsPage, GameScreen> {
public:
    std::string_view title() const override { return feats_title; }
    HelpTopic help() const override { return HelpTopic::Feats; }
    bool keeps_its_keys() const override { return true; }
    Outcome press(Context&, const KeyEvent& key) override {
        if (GameScreenPtr list = list_of_key(key)) return replace(std::move(list));
        return Pop{};
    }
    Outcome click(Context& context, const PointerEvent& pointer) override {
        return press(context, {.name = std::string(1, key_on_feats(pointer.column, pointer.row))});
    }
    int target(Context&, const PointerEvent& pointer) const override {
        return key_on_feats(pointer.column, pointer.row);
    }
    void paint(const Context& context, Frame& frame) const override {
        paint_feats(frame, context.seen(), context.viewer.has_keyboard, context.viewer.window.of_page());
    }
    void describe(const Context& context, Reading& reading) const override {
        for (const PageRow& row : feats_listed(context.seen())) reading.add_row(row.left, row.right);
        reading.offer(best_games_title, "h");
        reading.offer(counted_games_title, "g");
        reading.offer(back_choice, "Escape");
    }
};

}  // namespace

GameScreenPtr feats_page(Context&) {
    return std::make_unique<FeatsPage>();
}

}  // namespace cellophane
