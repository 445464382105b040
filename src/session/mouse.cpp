#include "session/mouse.h"

#include <cstddef>
#include <span>
#include <string>

#include "session/interludes.h"
#include "session/keys.h"
#include "session/long_command.h"
#include "session/modes.h"
#include "session/motion.h"
#include "session/parts.h"
#include "session/session_state.h"
#include "view/buttons.h"
#include "view/layout.h"

namespace cellophane {

PressTarget target_of(SessionState& session, const PointerEvent& pointer) {
    const auto target = row_of(session.mode).target;
    return {session.mode, target == nullptr ? 0 : target(session, pointer)};
}

/// Buttons first, then the messages, then cells, by place or by what is listed of them.
int target_on_map(SessionState& session, const PointerEvent& pointer) {
    constexpr int log_target = 100;
    constexpr int first_cell = 1000;
    if (const auto button = button_at(buttons_shown(session), pointer.column, pointer.row))
        return static_cast<int>(*button) + 1;
    if (pointer.column >= main_column && pointer.row < message_rows) return log_target;
    const std::optional<Pos> at = pointed_by(session, pointer);
    return at ? first_cell + at->x * screen_columns + at->y : 0;
}

int target_in_bar(SessionState& session, const PointerEvent& pointer) {
    // Whatever else goes by under it may be another thing by the time it comes up.
    const auto button = button_at(buttons_shown(session), pointer.column, pointer.row);
    return button ? static_cast<int>(*button) + 1 : 0;
}

/// A key that has a button presses it, for all to see, as long as the bar is.
void show_struck(SessionState& session, Deed deed) {
    constexpr int length_of_stroke = 50;
    if (!may_move(session) || row_of(session.mode).covers_map || row_of(session.mode).press != nullptr)
        return;
    const std::span<const Button> bar = buttons_shown(session);
    for (std::size_t i = 0; i < bar.size(); ++i) {
        if (bar[i].key.empty() || meaning_of({.name = std::string{bar[i].key}}).deed != deed) continue;
        session.pointing.mark.held = i;
        session.moving.struck = length_of_stroke;
    }
}

/// On the map it opens the pack; elsewhere it wants back to the map, like Escape.
void right_click(SessionState& session) {
    session.mouse.held.reset();
    session.pointing.mark.held.reset();
    const bool was_cut = cut_short(session);
    interrupt(session);
    if (was_cut && comes_too_soon(session)) return;
    const bool watches = session.mode == Mode::Watch || session.mode == Mode::Examine;
    if (const auto press_in_mode = row_of(session.mode).press)
        return press_in_mode(session, {.name = watches ? "i" : "Escape"});
    if (session.messages.unread) return;
    session.messages.log.confirm();
    press_on_map(session, {Deed::Pack});
}

}  // namespace cellophane
