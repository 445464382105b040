#include "session/replay/replay_notes.h"

#include <cstddef>
#include <utility>

#include "session/messages/alert_texts.h"
#include "session/replay/annotations.h"
#include "session/replay/replay_choices.h"
#include "session/session_state.h"
#include "view/annotation_box.h"
#include "words/notes.h"

namespace cellophane {

std::optional<Problem> put_notes(SessionState& session, std::string_view text) {
    Viewing& viewing = *session.viewing;
    Result<Annotations> notes = annotations_from(text, session.game_or_replay.recording()->turns);
    if (!notes.ok()) return notes.problem();
    viewing.notes = std::move(notes.value());
    if (!session.display.anything_shown) return std::nullopt;
    announce(session, notes_found(viewing.notes.size(), viewing.notes.first_turn()));
    return std::nullopt;
}

std::vector<std::string> said_of_turn(const SessionState& session) {
    return session.viewing->notes.of(session.game_or_replay.replay()->turn());
}

int time_of_note(const SessionState& session) {
    constexpr int time_to_begin = 1000;
    constexpr int time_of_a_letter = 40;
    std::size_t letters = 0;
    for (const std::string& text : said_of_turn(session)) letters += text.size();
    return time_to_read(session, time_to_begin + time_of_a_letter * static_cast<int>(letters));
}

void paint_watched(const SessionState& session, Frame& frame) {
    if (session.viewing->choice) return paint_choice(session, frame);
    // While the viewer points at a cell, no note covers the map.
    if (session.pointing.mark.cell || !session.seen().hero) return;
    if (const std::vector<std::string> notes = said_of_turn(session); !notes.empty())
        paint_annotation(frame, notes, session.seen().hero->at, session.display.window);
}

}  // namespace cellophane
