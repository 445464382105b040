#include <string>
#include <string_view>
#include <vector>

#include "session/key_bindings.h"
#include "session/messages/messages.h"
#include "session/pages/touch_help.h"
#include "session/replay/replay_keys.h"
#include "session/screens.h"
#include "session/screens/parted_page.h"
#include "view/lesson_page.h"
#include "words/choices.h"
#include "words/lesson.h"
#include "words/titles.h"

namespace cellophane {

namespace {

/// What keys and touches do, in a game or while a recording is watched.
class HelpPage : public ScreenOf<HelpPage, PartedPage> {
public:
    explicit HelpPage(bool watches) : watches_{watches} {}

    std::string_view title() const override { return help_title; }
    HelpTopic help() const override { return watches_ ? HelpTopic::WatchHelpPage : HelpTopic::HelpPage; }

    void describe(const Context& context, Reading& told) const override {
        const bool keys = context.has_keys();
        if (!watches_)
            for (std::string& line : lesson_told(keys, context.settings.keys))
                told.tell_row({}, std::move(line));
        for (const PageRow& row : lines_of(context, {.keys = keys}))
            if (!row.left.empty()) told.tell_row(row.left, row.right);
        told.offer(back_choice, "Escape");
    }

protected:
    int paint_part(const Context& context, Frame& frame, const PagePart& which) const override {
        const std::string_view back = back_hint(context);
        if (context.viewing)
            return paint_page(frame, watching_help_title, lines_of(context, which), back, which);
        // The lesson comes first, and all keys behind it.
        Frame unseen;
        const int lessons = paint_lesson(unseen, which, context.settings.keys);
        if (which.part < lessons) {
            frame = unseen;
            return lessons + count_of_key_parts(context, which);
        }
        PagePart keys = which;
        keys.part -= lessons;
        return lessons + paint_page(frame, walking_help_title, lines_of(context, which), back, keys);
    }

private:
    /// What keys or touches do.
    static std::vector<PageRow> lines_of(const Context& context, const PagePart& which) {
        const KeySwaps swaps = context.settings.keys;
        if (context.viewing) return watch_help_rows(swaps);
        return which.keys ? help_rows(swaps) : touch_help_rows();
    }
    static int count_of_key_parts(const Context& context, const PagePart& which) {
        Frame unseen;
        return paint_page(unseen, walking_help_title, lines_of(context, which), {}, which);
    }

    bool watches_;
};

}  // namespace

GameScreenPtr help_page(Context& context) {
    return std::make_unique<HelpPage>(context.viewing.has_value());
}

}  // namespace cellophane
