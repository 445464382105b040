#include <memory>
#include <string_view>

#include "session/screens.h"
#include "view/help_panel.h"
#include "words/choices.h"

namespace cellophane {

namespace {

/// What a screen shows and what its keys do, over a copy of it that stands still.
class HelpPanel : public ScreenOf<HelpPanel, GameScreen> {
public:
    explicit HelpPanel(const GameScreen& below) : below_{below.clone()} {}

    std::string_view title() const override { return below_->title(); }
    HelpTopic help() const override { return HelpTopic::None; }
    bool covers_map() const override { return below_->covers_map(); }
    bool asks_for_rules() const override { return below_->asks_for_rules(); }
    int first_column(const Context& context) const override { return below_->first_column(context); }

    Outcome press(Context&, const KeyEvent&) override { return Pop{}; }
    Outcome click(Context&, const PointerEvent&) override { return Pop{}; }

    void refresh(Context& context) const override { below_->refresh(context); }
    void paint(const Context& context, Frame& frame) const override {
        below_->paint(context, frame);
        const bool keys = context.viewer.has_keyboard;
        paint_help_panel(
            frame, screen_help_title(title()),
            screen_help(below_->help(), keys, context.viewer.has_gamepads, context.viewer.settings.keys),
            keys ? help_panel_key_hint : help_panel_touch_hint, context.viewer.window);
    }
    void describe(const Context& context, Reading& reading) const override {
        reading.title = screen_help_title(title());
        // It is to be read, whatever it is about.
        reading.extent = ReadExtent::Page;
        reading.lines = {screen_help(below_->help(), context.viewer.has_keyboard, context.viewer.has_gamepads,
                                     context.viewer.settings.keys)};
        reading.offer(back_choice, "Escape");
    }

private:
    std::shared_ptr<const GameScreen> below_;
};

}  // namespace

GameScreenPtr help_panel(const GameScreen& below) {
    return std::make_unique<HelpPanel>(below);
}

}  // namespace cellophane
