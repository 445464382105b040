#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>

#include "session/key_bindings.h"
#include "session/screens.h"
#include "view/help_panel.h"
#include "view/layout.h"
#include "view/message_log.h"
#include "words/choices.h"
#include "words/titles.h"

namespace cellophane {

namespace {

/// The page of all messages so far.
class MessageArchive : public ScreenOf<MessageArchive, GameScreen> {
public:
    std::string_view title() const override { return old_messages_title; }
    HelpTopic help() const override { return HelpTopic::Messages; }
    std::optional<LabelPlace> help_place(const Context& context) const override {
        return help_place_below_map(context.viewer.window);
    }
    int first_column(const Context&) const override { return main_column; }

    Outcome press(Context& context, const KeyEvent& key) override {
        const Meaning meaning = meaning_of(key);
        if (meaning.action == InputAction::Cancel || meaning.action == InputAction::Archive) return Pop{};
        const int limit = archive_scroll_limit(context.messages.log, width_of_archive(context));
        const int lines = key.control ? limit : meaning.more ? 1 : lines_a_scroll;
        scroll_ = std::clamp(scroll_ - scroll_direction(key) * lines, 0, limit);
        return Stay{};
    }
    Outcome click(Context&, const PointerEvent&) override { return Pop{}; }

    void paint(const Context& context, Frame& frame) const override {
        paint_archive(frame, context.messages.log, scroll_, context.viewer.settings.eyes.doubts_color(),
                      width_of_archive(context));
    }
    void describe(const Context& context, Reading& reading) const override {
        /// The most old messages given to a screen reader.
        constexpr std::size_t messages_told = 60;
        const auto& said = context.messages.said;
        const std::size_t first = said.size() - std::min(said.size(), messages_told);
        reading.lines.assign(said.begin() + static_cast<std::ptrdiff_t>(first), said.end());
        reading.newest_last = true;
        reading.offer(back_choice, "Escape");
    }

private:
    static int width_of_archive(const Context& context) {
        return std::min(main_width, context.viewer.window.of_page());
    }

    int scroll_ = 0;
};

}  // namespace

GameScreenPtr message_archive(Context&) {
    return std::make_unique<MessageArchive>();
}

}  // namespace cellophane
