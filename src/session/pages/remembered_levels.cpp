#include "session/pages/remembered_levels.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>

#include "content/styles.h"
#include "session/commands/pointing.h"
#include "session/key_bindings.h"
#include "session/messages/alert_texts.h"
#include "session/messages/screen_description.h"
#include "session/pages/pages.h"
#include "session/session_state.h"
#include "view/atlas_page.h"
#include "view/buttons.h"
#include "view/cell_painter.h"
#include "view/layout.h"
#include "words/choices.h"
#include "words/notices.h"

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

/// To the next level that way that he has been to, however far; there may be none.
void turn_atlas(SessionState& session, int by) {
    for (int depth = session.atlas.depth + by; depth >= 1 && depth <= deepest_depth; depth += by)
        if (session.game_or_replay.game()->remembered(depth)) {
            session.atlas.depth = depth;
            return;
        }
    announce(session, std::string{by < 0 ? no_map_above : no_map_below});
}

Observation atlas_level(const SessionState& session) {
    return session.game_or_replay.game()->remembered(session.atlas.depth).value_or(session.seen());
}

}  // namespace

void open_atlas(SessionState& session) {
    stop_pointing(session);
    session.atlas.depth = session.seen().depth;
    session.mode = Mode::Atlas;
}

void press_in_atlas(SessionState& session, const KeyEvent& key) {
    const Meaning meaning = meaning_of(key);
    session.alerts.notice.clear();
    const int way = meaning.action == InputAction::StairsUp     ? -1
                    : meaning.action == InputAction::StairsDown ? 1
                                                                : scroll_direction(key);
    if (way != 0) turn_atlas(session, way);
    if (meaning.action == InputAction::Cancel || meaning.action == InputAction::Enter ||
        meaning.action == InputAction::Atlas)
        close_page(session, key);
}

int target_in_atlas(SessionState&, const PointerEvent& pointer) {
    const std::optional<std::size_t> button = button_at(atlas_buttons, pointer.column, pointer.row);
    return button ? static_cast<int>(*button) + 1 : 0;
}

void click_in_atlas(SessionState& session, const PointerEvent& pointer) {
    const std::optional<std::size_t> button = button_at(atlas_buttons, pointer.column, pointer.row);
    press_in_atlas(session, {.name = button ? std::string{atlas_buttons[*button].key} : "Escape"});
}

int atlas_column(const SessionState& session) {
    const int middle = main_column + middle_of(atlas_level(session)) - session.display.window.columns / 2;
    return std::clamp(middle, 0, screen_columns - session.display.window.columns);
}

void paint_open_atlas(const SessionState& session, Frame& frame) {
    CellPainter painter;
    const Observation level = atlas_level(session);
    const Display& display = session.display;
    frame = paint_atlas({level,
                         session.atlas.depth - session.seen().depth,
                         session.settings.eyes,
                         display.has_keys,
                         {atlas_column(session), display.window.columns}},
                        painter);
}

void read_atlas(const SessionState& session, Reading& told) {
    const Observation level = atlas_level(session);
    told.here = {atlas_title({level, session.atlas.depth - session.seen().depth})};
    told.lines = atlas_told(level);
    told.choices = {{level_above_choice, "<"}, {level_below_choice, ">"}, {back_choice, "Escape"}};
    if (session.alerts.notice.is_shown()) told.urgent = session.alerts.notice.text();
}

}  // namespace cellophane
