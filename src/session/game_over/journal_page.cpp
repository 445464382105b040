#include "session/game_over/journal_page.h"

#include <algorithm>

#include "session/key_bindings.h"
#include "session/pages/pages.h"
#include "session/session_state.h"

namespace cellophane {

void open_journal(SessionState& session) {
    if (session.game_or_replay.recording() == nullptr) return;
    if (!session.journal_page.journal)
        session.journal_page.journal.emplace(*session.game_or_replay.recording());
    session.journal_page.scroll = 0;
    session.mode = Mode::Journal;
}

void press_in_journal(SessionState& session, const KeyEvent& key) {
    const int way = scroll_direction(key);
    if (way == 0) return close_page(session, key);
    session.journal_page.scroll =
        std::clamp(session.journal_page.scroll + way * lines_a_scroll, 0,
                   journal_scroll_limit(*session.journal_page.journal, session.display.window.of_page()));
}

bool reads_journal(const SessionState& session) {
    const std::optional<Journal>& journal = session.journal_page.journal;
    return session.mode == Mode::Journal && journal && !journal->is_complete();
}

void paint_how_it_went(const SessionState& session, Frame& frame) {
    if (session.journal_page.journal)
        paint_journal(frame, *session.journal_page.journal, session.journal_page.scroll,
                      session.display.has_keys, session.display.window.of_page());
}

}  // namespace cellophane
