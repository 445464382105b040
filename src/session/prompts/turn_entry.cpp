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
#include "words/choices.h"
#include "words/prompts.h"
#include "words/replay.h"

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
            return announce(session, is_turn_already(*turn));
        start_seek(session, {.to = *turn, .asked = true});
    }
}

void paint_turn_entry(const SessionState& session, Frame& frame) {
    paint_entry(frame, session.display.has_keys ? turn_key_prompt : turn_touch_prompt,
                session.viewing->turn_typed);
}

void read_turn_entry(const SessionState& session, Reading& told) {
    told.urgent = turn_prompt;
    told.entry = ReadEntry{told.urgent, session.viewing->turn_typed, static_cast<int>(most_digits_of_a_turn)};
    told.choices = {{there_choice, "Enter"}, {stay_choice, "Escape"}};
}

}  // namespace cellophane
