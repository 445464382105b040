#include "session/clock.h"

#include <algorithm>

#include "session/commands/long_command.h"
#include "session/display/animation_playback.h"
#include "session/display/animation_state.h"
#include "session/game_over/journal_page.h"
#include "session/replay/replay_steps.h"
#include "session/replay/seek.h"
#include "session/session_state.h"

namespace cellophane {

void let_time_pass(SessionState& session, int milliseconds) {
    // The log of a long game is written in parts, and the page shows it grow.
    constexpr int commands_at_once = 200;
    if (reads_journal(session)) session.journal_page.journal->read(commands_at_once);
    milliseconds = watch_animation_playback(session, milliseconds);
    if (session.animation_playback.running) return;
    session.alerts.notice.pass(milliseconds);
    session.alerts.alert.pass(milliseconds);
    if (session.viewing && !session.alerts.notice.is_shown()) session.viewing->digits.clear();
    if (session.viewing && session.viewing->seek) return continue_seek(session);
    const bool plays = session.viewing && session.viewing->plays;
    if (!is_busy(session) && !plays) return;
    session.waited += milliseconds;
    keep_going(session);
    if (plays) let_it_run(session);
}

int time_until_news(const SessionState& session) {
    if (reads_journal(session) || (session.viewing && session.viewing->seek)) return 1;
    if (session.animation_playback.running) return std::max(1, session.animation_playback.left);
    int soonest = is_busy(session) ? std::max(1, pace_now(session) - session.waited) : -1;
    if (session.viewing && session.viewing->plays)
        soonest = std::max(1, delay_of_playback(session) - session.waited);
    for (const PassingText* text : {&session.alerts.notice, &session.alerts.alert})
        if (const int wait = text->wants_time(may_move(session)); wait >= 0)
            soonest = soonest < 0 ? wait : std::min(soonest, wait);
    return soonest;
}

}  // namespace cellophane
