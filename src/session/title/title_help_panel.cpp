#include <memory>
#include <string_view>

#include "session/title/title_pages.h"
#include "view/help_panel.h"
#include "words/choices.h"

namespace cellophane {

namespace {

/// What a screen of the title shows and what its keys do, over a copy of it.
class TitleHelpPanel : public ScreenOf<TitleHelpPanel, TitlePage> {
public:
    explicit TitleHelpPanel(const TitlePage& below) : below_{below.clone()} {}

    std::string_view title() const override { return below_->title(); }
    HelpTopic help() const override { return HelpTopic::None; }
    bool shows_scenery() const override { return below_->shows_scenery(); }

    Outcome press(TitleContext&, const KeyEvent&) override { return Pop{}; }
    Outcome click(TitleContext&, const PointerEvent&) override { return Pop{}; }

    void paint(const TitleContext& context, Frame& frame) const override {
        below_->paint(context, frame);
        paint_help_panel(
            frame, screen_help_title(title()),
            screen_help(below_->help(), context.viewer.has_keyboard, context.viewer.has_gamepads),
            context.viewer.has_keyboard ? help_panel_key_hint : help_panel_touch_hint, context.viewer.window);
    }
    void describe(const TitleContext& context, Reading& reading) const override {
        reading.title = screen_help_title(title());
        // It is to be read, whatever it is about.
        reading.extent = ReadExtent::Page;
        reading.lines = {
            screen_help(below_->help(), context.viewer.has_keyboard, context.viewer.has_gamepads)};
        reading.offer(back_choice, "Escape");
    }

private:
    std::shared_ptr<const TitlePage> below_;
};

}  // namespace

TitlePagePtr title_help_panel(const TitlePage& below) {
    return std::make_unique<TitleHelpPanel>(below);
}

}  // namespace cellophane
