#include "session/display/button_bar.h"

#include <cstddef>
#include <string>

#include "session/display/animation_state.h"
#include "session/modes.h"
#include "session/session_state.h"

namespace cellophane {

std::span<const Button> buttons_shown(const SessionState& session) {
    if (!session.viewing) {
        if (!session.seen().ending) return play_buttons;
        // The epitaph page offers its own keys, and no button of the bar works there.
        return session.ending.is_buried ? std::span<const Button>{} : fallen_buttons;
    }
    if (session.viewing->plays) return playing_buttons;
    return paused_buttons;
}

int target_in_bar(SessionState& session, const PointerEvent& pointer) {
    // Only buttons count: cells and listed things may change under a held pointer during playback.
    const auto button = button_at(buttons_shown(session), pointer.column, pointer.row);
    return button ? static_cast<int>(*button) + 1 : 0;
}

void show_struck(SessionState& session, InputAction action) {
    constexpr int length_of_stroke = 50;
    if (!may_move(session) || row_of(session.mode).covers_map || row_of(session.mode).press != nullptr)
        return;
    const std::span<const Button> bar = buttons_shown(session);
    for (std::size_t i = 0; i < bar.size(); ++i) {
        if (bar[i].key.empty() || meaning_of({.name = std::string{bar[i].key}}).action != action) continue;
        session.pointing.mark.held = i;
        session.moving.struck = length_of_stroke;
    }
}

}  // namespace cellophane
