#include <string_view>

#include "session/key_bindings.h"
#include "session/messages/messages.h"
#include "session/pages/touch_help.h"
#include "session/replay/replay_keys.h"
#include "session/screens.h"
#include "session/screens/parted_page.h"
#include "words/choices.h"
#include "words/titles.h"

namespace cellophane {

namespace {

/// What keys and touches do, in a game or while a recording is watched.
class HelpPage : public ScreenOf<HelpPage, PartedPage> {
public:
    std::string_view title() const override { return help_title; }
    void describe(const Context& context, Reading& told) const override {
        const auto rows = context.viewing      ? watch_help_rows()
                          : context.has_keys() ? help_rows()
                                               : touch_help_rows();
        for (const PageRow& row : rows) told.tell_row(row.left, row.right);
        told.offer(back_choice, "Escape");
    }

protected:
    int paint_part(const Context& context, Frame& frame, const PagePart& which) const override {
        const std::string_view back = back_hint(context);
        if (context.viewing) return paint_page(frame, watching_help_title, watch_help_rows(), back, which);
        return paint_page(frame, walking_help_title, which.keys ? help_rows() : touch_help_rows(), back,
                          which);
    }
};

}  // namespace

GameScreenPtr help_page(Context&) {
    return std::make_unique<HelpPage>();
}

}  // namespace cellophane
