#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "session/gamepad_keys.h"
#include "session/key_bindings.h"
#include "session/messages/messages.h"
#include "session/pages/touch_help.h"
#include "session/replay/replay_keys.h"
#include "session/screens.h"
#include "session/screens/parted_page.h"
#include "view/frames.h"
#include "view/lesson_page.h"
#include "words/choices.h"
#include "words/gamepad_help.h"
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
            for (std::string& line : lesson_told(keys)) told.tell_row({}, std::move(line));
        for (const PageRow& row : watches_ ? watch_help_rows() : rows_of_keys({.keys = keys}))
            if (!row.left.empty()) told.tell_row(row.left, row.right);
        if (context.display.has_gamepad) {
            told.tell_row({}, std::string{gamepad_help_title});
            for (const PageRow& row : gamepad_help_rows(watches_))
                if (!row.right.empty()) told.tell_row(row.left, row.right);
        }
        told.offer(back_choice, "Escape");
    }

protected:
    int paint_part(const Context& context, Frame& frame, const PagePart& which) const override {
        const std::string_view back = back_hint(context);
        // The lesson comes first, what a gamepad does next, and all keys behind it.
        int before = 0;
        for (const Section section : {Section::Lesson, Section::Gamepad, Section::Keys}) {
            if (section == Section::Lesson && watches_) continue;
            if (section == Section::Gamepad && !context.display.has_gamepad) continue;
            Frame page;
            PagePart part = which;
            part.part = std::max(0, which.part - before);
            const int parts = paint_section(section, page, part, back);
            if (which.part >= before) {
                frame = page;
                // Another section follows.
                if (section != Section::Keys && part.part == parts - 1)
                    write_footer(frame, edge_text_column({}), which.window.of_page(),
                                 hint_to_go_on(which.keys), which.window.rows_of_page() - 1);
            }
            before += parts;
        }
        return before;
    }

private:
    enum class Section : std::uint8_t { Lesson, Gamepad, Keys };

    int paint_section(Section section, Frame& page, const PagePart& part, std::string_view back) const {
        if (section == Section::Lesson) return paint_lesson(page, part);
        if (section == Section::Gamepad)
            return paint_page(page, gamepad_help_title, gamepad_help_rows(watches_), back, part);
        if (watches_) return paint_page(page, watching_help_title, watch_help_rows(), back, part);
        return paint_page(page, walking_help_title, rows_of_keys(part), back, part);
    }
    static std::vector<PageRow> rows_of_keys(const PagePart& which) {
        return which.keys ? help_rows() : touch_help_rows();
    }

    bool watches_;
};

}  // namespace

GameScreenPtr help_page(Context& context) {
    return std::make_unique<HelpPage>(context.viewing.has_value());
}

}  // namespace cellophane
