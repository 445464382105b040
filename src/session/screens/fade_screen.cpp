#include <algorithm>
#include <string_view>

#include "session/pages/burial.h"
#include "session/screens.h"
#include "view/fade.h"
#include "words/choices.h"
#include "words/titles.h"

namespace cellophane {

namespace {

/// The map fades, until any key.
class FadeScreen : public ScreenOf<FadeScreen, GameScreen> {
public:
    std::string_view title() const override { return end_title; }
    HelpTopic help() const override { return HelpTopic::None; }
    bool covers_map() const override { return false; }
    bool shows_hero() const override { return true; }
    int first_column(const Context&) const override { return -1; }

    Outcome press(Context& context, const KeyEvent&) override { return bury(context); }
    Outcome click(Context& context, const PointerEvent&) override { return bury(context); }

    Outcome animate(Context& context, int milliseconds) override {
        if (!context.viewer.may_move()) return Stay{};
        const int frames = fade_frames(context.seen());
        waited_ += std::min(milliseconds, frames * fade_frame);
        faded_ += waited_ / fade_frame;
        waited_ %= fade_frame;
        if (faded_ >= frames) return bury(context);
        return Stay{};
    }
    int wants_motion(const Context& context) const override {
        return context.viewer.may_move() ? std::max(1, fade_frame - waited_) : -1;
    }
    bool needs_fast_frames(const Context& context) const override { return context.viewer.may_move(); }

    void paint(const Context& context, Frame& frame) const override {
        paint_fade(frame, context.seen(), faded_);
    }
    void describe(const Context&, Reading& reading) const override {
        reading.offer(go_on_choice, "Space", ChoiceRole::Main);
    }

private:
    /// Frames of the fade, and milliseconds since.
    int faded_ = 0;
    int waited_ = 0;
};

}  // namespace

GameScreenPtr fade_screen() {
    return std::make_unique<FadeScreen>();
}

}  // namespace cellophane
