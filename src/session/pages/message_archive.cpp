#include "session/pages/message_archive.h"

#include <algorithm>
#include <cstddef>

#include "session/key_bindings.h"
#include "session/messages/screen_description.h"
#include "session/modes.h"
#include "session/session_state.h"
#include "view/layout.h"
#include "view/message_log.h"
#include "words/choices.h"

namespace cellophane {

namespace {

/// The most old messages given to a screen reader.
constexpr std::size_t messages_told = 60;

int width_of_archive(const SessionState& session) {
    return std::min(main_width, session.display.window.of_page());
}

}  // namespace

void open_archive(SessionState& session) {
    session.mode = Mode::Archive;
    session.archive.scroll = 0;
}

void press_in_archive(SessionState& session, const KeyEvent& key) {
    const Meaning meaning = meaning_of(key);
    const int limit = archive_scroll_limit(session.messages.log, width_of_archive(session));
    const int lines = key.control ? limit : meaning.more ? 1 : lines_a_scroll;
    session.archive.scroll = std::clamp(session.archive.scroll - scroll_direction(key) * lines, 0, limit);
    if (meaning.action == InputAction::Cancel || meaning.action == InputAction::Archive)
        session.mode = home(session);
}

void paint_old_messages(const SessionState& session, Frame& frame) {
    paint_archive(frame, session.messages.log, session.archive.scroll, session.settings.eyes.doubts_colour(),
                  width_of_archive(session));
}

void read_archive(const SessionState& session, Reading& told) {
    const MessagesSoFar& messages = session.messages;
    const std::size_t first = messages.said.size() - std::min(messages.said.size(), messages_told);
    told.lines.assign(messages.said.begin() + static_cast<std::ptrdiff_t>(first), messages.said.end());
    told.choices = {{back_choice, "Escape"}};
}

}  // namespace cellophane
