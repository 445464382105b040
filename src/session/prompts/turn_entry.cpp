#include "session/prompts/turn_entry.h"

#include <optional>
#include <utility>

#include "kit/base/parse.h"
#include "session/messages/alert_texts.h"
#include "session/messages/screen_description.h"
#include "session/modes.h"
#include "session/replay/replay_keys.h"
#include "session/replay/seek.h"
#include "session/session_state.h"
#include "view/message_log.h"

namespace cellophane {

void ask_for_turn(SessionState& session, std::string typed) {
    session.viewing->turn_typed = std::move(typed);
    session.mode = Mode::GoToTurn;
}

void press_for_turn(SessionState& session, const KeyEvent& key) {
    Viewing& viewing = *session.viewing;
    if (const char digit = watch_meaning_of(key).digit; digit != 0) {
        if (viewing.turn_typed.size() < most_digits_of_a_turn) viewing.turn_typed += digit;
    } else if (key.name == "Backspace") {
        if (!viewing.turn_typed.empty()) viewing.turn_typed.pop_back();
    } else if (key.name == "Escape" || key.name == "Space") {
        session.mode = home(session);
    } else if (key.name == "Enter") {
        session.mode = home(session);
        const std::optional<int> turn = whole_number<int>(viewing.turn_typed);
        if (!turn) return;
        if (*turn == session.game_or_replay.replay()->turn())
            return announce(session, "This is turn " + std::to_string(*turn) + " already.");
        start_seek(session, {.to = *turn, .asked = true});
    }
}

void paint_turn_entry(const SessionState& session, Frame& frame) {
    paint_entry(frame,
                session.display.has_keys ? "To which turn? Return: there. Esc: stay here. "
                                         : "To which turn? Touch elsewhere to stay here. ",
                session.viewing->turn_typed);
}

void read_turn_entry(const SessionState& session, Reading& told) {
    told.urgent = "To which turn?";
    told.entry = ReadEntry{told.urgent, session.viewing->turn_typed, static_cast<int>(most_digits_of_a_turn)};
    told.choices = {{"There", "Enter"}, {"Stay here", "Escape"}};
}

}  // namespace cellophane
