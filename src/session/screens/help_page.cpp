#include <string_view>

#include "session/key_bindings.h"
#include "session/messages/messages.h"
#include "session/pages/touch_help.h"
#include "session/replay/replay_keys.h"
#include "session/screens.h"
#include "session/screens/parted_page.h"
#include "words/titles.h"

namespace cellophane {

namespace {

/// What keys and touches do, in a game or while a recording is watched.
class HelpPage : public ScreenOf<HelpPage, PartedPage> {
public:
    explicit HelpPage(bool watches) : watches_{watches} {}

    std::string_view title() const override { return help_title; }
    HelpTopic help() const override { return watches_ ? HelpTopic::WatchHelpPage : HelpTopic::HelpPage; }

protected:
    int paint_part(const Context& context, Frame& frame, const PagePart& which) const override {
        const std::string_view back = back_hint(context);
        if (context.viewing) return paint_page(frame, watching_help_title, watch_help_rows(), back, which);
        return paint_page(frame, walking_help_title, which.keys ? help_rows() : touch_help_rows(), back,
                          which);
    }

private:
    bool watches_;
};

}  // namespace

GameScreenPtr help_page(Context& context) {
    return std::make_unique<HelpPage>(context.viewing.has_value());
}

}  // namespace cellophane
