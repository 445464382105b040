#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "content/variants.h"
#include "session/commands/pointing.h"
#include "session/key_bindings.h"
#include "session/messages/alert_texts.h"
#include "session/screens.h"
#include "view/atlas_page.h"
#include "view/buttons.h"
#include "view/cell_painter.h"
#include "view/help_panel.h"
#include "view/layout.h"
#include "words/choices.h"
#include "words/notices.h"
#include "words/titles.h"

namespace cellophane {

namespace {

/// The column of a level to look at first.
int middle_of(const Observation& level) {
    if (level.hero) return level.hero->at.x;
    const Size size = level.cells.size();
    int first = size.width;
    int last = 0;
    for (int i = 0; i < size.area(); ++i) {
        if (level.cells.at_index(i).sight == Sight::Unknown) continue;
        first = std::min(first, size.at(i).x);
        last = std::max(last, size.at(i).x);
    }
    return (first + last) / 2;
}

/// The levels the hero remembers, a page each.
class RememberedLevels : public ScreenOf<RememberedLevels, GameScreen> {
public:
    explicit RememberedLevels(int depth) : depth_{depth} {}

    std::string_view title() const override { return maps_title; }
    HelpTopic help() const override { return HelpTopic::Maps; }
    std::optional<LabelPlace> help_place(const Context& context) const override {
        const Window& window = context.viewer.window;
        return help_place_over_map({first_column(context), window.columns, window.top, window.rows});
    }
    /// Brings the hero, or else the middle of what is known, to the middle of a narrow window.
    int first_column(const Context& context) const override {
        const Window& window = context.viewer.window;
        const int middle = main_column + middle_of(level(context)) - window.columns / 2;
        return std::clamp(middle, 0, screen_columns - window.columns);
    }

    Outcome press(Context& context, const KeyEvent& key) override {
        const Meaning meaning = meaning_of(key);
        context.alerts.notice.clear();
        const int way = meaning.action == InputAction::StairsUp     ? -1
                        : meaning.action == InputAction::StairsDown ? 1
                                                                    : scroll_direction(key);
        if (way != 0) turn(context, way);
        const bool closes = meaning.action == InputAction::Cancel || meaning.action == InputAction::Enter ||
                            meaning.action == InputAction::Atlas;
        if (closes) return Pop{};
        return Stay{};
    }
    Outcome click(Context& context, const PointerEvent& pointer) override {
        const std::optional<std::size_t> button = button_at(atlas_buttons, pointer.column, pointer.row);
        return press(context, {.name = button ? std::string{atlas_buttons[*button].key} : "Escape"});
    }
    int target(Context&, const PointerEvent& pointer) const override {
        const std::optional<std::size_t> button = button_at(atlas_buttons, pointer.column, pointer.row);
        return button ? static_cast<int>(*button) + 1 : 0;
    }

    void paint(const Context& context, Frame& frame) const override {
        CellPainter painter;
        const Observation shown = level(context);
        frame = paint_atlas({shown,
                             depth_ - context.seen().depth,
                             context.viewer.settings.eyes,
                             context.viewer.has_keyboard,
                             {first_column(context), context.viewer.window.columns}},
                            painter);
    }
    void describe(const Context& context, Reading& reading) const override {
        const Observation shown = level(context);
        reading.extent = ReadExtent::Panel;
        reading.here = {atlas_title({shown, depth_ - context.seen().depth})};
        reading.lines = describe_atlas(shown);
        reading.offer(level_above_choice, "<");
        reading.offer(level_below_choice, ">");
        reading.offer(back_choice, "Escape");
        if (context.alerts.notice.is_shown()) reading.urgent = context.alerts.notice.text();
    }

private:
    Observation level(const Context& context) const {
        return context.game()->remembered(depth_).value_or(context.seen());
    }

    /// To the next level that way that the hero has been to, however far; there may be none.
    void turn(Context& context, int by) {
        for (int depth = depth_ + by; depth >= 1 && depth <= deepest_depth(context.seen().variant);
             depth += by)
            if (context.game()->remembered(depth)) {
                depth_ = depth;
                return;
            }
        announce(context, std::string{by < 0 ? no_map_above : no_map_below});
    }

    int depth_;
};

}  // namespace

GameScreenPtr remembered_levels(Context& context) {
    stop_pointing(context);
    return std::make_unique<RememberedLevels>(context.seen().depth);
}

}  // namespace cellophane
