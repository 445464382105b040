#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "session/gamepad_keys.h"
#include "session/key_bindings.h"
#include "session/messages/messages.h"
#include "session/pages/sign_legend_rows.h"
#include "session/pages/touch_help.h"
#include "session/replay/replay_keys.h"
#include "session/screens.h"
#include "session/screens/parted_page.h"
#include "view/lesson_page.h"
#include "words/choices.h"
#include "words/gamepad_help.h"
#include "words/lesson.h"
#include "words/sign_legend.h"
#include "words/titles.h"

namespace cellophane {

namespace {

/// What keys and touches do, in a game or while a recording is watched.
class HelpPage : public ScreenOf<HelpPage, PartedPage> {
public:
    explicit HelpPage(bool watches) : watches_{watches} {}

    std::string_view title() const override { return help_title; }
    HelpTopic help() const override { return watches_ ? HelpTopic::WatchHelpPage : HelpTopic::HelpPage; }

    void describe(const Context& context, Reading& reading) const override {
        const bool keys = context.viewer.has_keyboard;
        if (!watches_)
            for (LessonRow& row : lesson_rows(keys, context.viewer.settings.keys, context.seen().variant))
                reading.add_row(std::move(row.name), std::move(row.text));
        for (const Chapter& chapter : chapters_of(context, {.keys = keys})) {
            reading.add_row(std::string{chapter.title}, {});
            for (const PageRow& row : chapter.rows)
                if (!row.left.empty()) reading.add_row(row.left, row.right);
        }
        reading.offer(back_choice, "Escape");
    }

protected:
    int paint_part(const Context& context, Frame& frame, const PagePart& which) const override {
        int parts = 0;
        // The lesson comes first.
        if (!watches_) {
            Frame lesson;
            parts = paint_lesson(lesson, which, context.viewer.settings.keys, context.seen().variant);
            if (which.part < parts) frame = lesson;
        }
        for (const Chapter& chapter : chapters_of(context, which)) {
            Frame page;
            PagePart part = which;
            part.part = std::max(0, which.part - parts);
            const int its_parts = paint_page(page, chapter.title, chapter.rows, chapter.footer, part);
            if (which.part >= parts && which.part < parts + its_parts) frame = page;
            parts += its_parts;
        }
        return parts;
    }

private:
    /// Lines in two columns under a title.
    struct Chapter {
        std::string_view title;
        std::vector<PageRow> rows;
        std::string_view footer;
    };

    /// What a gamepad, keys or touches do; in a game, what signs mean too.
    std::vector<Chapter> chapters_of(const Context& context, const PagePart& which) const {
        const KeySwaps swaps = context.viewer.settings.keys;
        const std::string_view back = back_hint(context);
        const std::string_view on = hint_to_go_on(which.keys);
        std::vector<Chapter> chapters;
        if (context.viewer.has_gamepads)
            chapters.push_back({gamepad_help_title, gamepad_help_rows(watches_), on});
        if (watches_) {
            chapters.push_back({watching_help_title, watch_help_rows(swaps), back});
            return chapters;
        }
        chapters.push_back({walking_help_title, which.keys ? help_rows(swaps) : touch_help_rows(), on});
        chapters.push_back({sign_legend_title, sign_legend_rows(), back});
        return chapters;
    }

    bool watches_;
};

}  // namespace

GameScreenPtr help_page(Context& context) {
    return std::make_unique<HelpPage>(context.viewing.has_value());
}

}  // namespace cellophane
