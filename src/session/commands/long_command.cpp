#include "session/commands/long_command.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "session/commands/autopilot.h"
#include "session/commands/pointing.h"
#include "session/commands/submit_command.h"
#include "session/session_state.h"
#include "words/notices.h"

namespace cellophane {

namespace {

constexpr int pace_of_blows = 1;

}  // namespace

int pace_of(const Command& command) {
    if (command.is<Explore>()) return 20;
    if (command.is<LongSearch>()) return 80;
    if (command.is<Recover>()) return 1;
    return 25;
}

bool is_busy(const SessionState& session) {
    return session.long_command.goes_on || session.autopilot.is_on;
}

int pace_now(const SessionState& session) {
    return session.long_command.brawls ? pace_of_blows : session.long_command.pace;
}

void keep_going(SessionState& session) {
    while (is_busy(session) && !session.animation_playback.running && session.waited >= pace_now(session)) {
        session.waited -= pace_now(session);
        if (session.long_command.goes_on)
            submit(session, Continue{});
        else
            steer(session);
    }
}

void note_progress(SessionState& session, const Report& report) {
    session.long_command.goes_on = report.going_on;
    if (report.going_on) return;
    if (!session.autopilot.is_on) session.waited = 0;
    const std::optional<Pos>& pointed = session.pointing.mark.cell;
    if (pointed && session.seen().hero && pointed == session.seen().hero->at) stop_pointing(session);
}

void interrupt(SessionState& session) {
    RunningCommand& long_command = session.long_command;
    end_autopilot(session);
    if (session.viewing) session.viewing->seek.reset();
    if (!long_command.goes_on) return;
    // After an interruption by the player the way on is not proposed.
    long_command.explores = false;
    submit(session, Stop{});
    long_command.goes_on = false;
    session.waited = 0;
    session.pointing.route_is_old = true;
}

void notice_end_of_long_command(SessionState& session, const Report& report, std::size_t messages_before) {
    RunningCommand& long_command = session.long_command;
    // Foes that come into view only matter during a long command; observing the game after every single step
    // would take longer than the step.
    if (!long_command.goes_on && !report.going_on) return;
    const auto is_foe = [](const MonsterView& monster) {
        return monster.state != MonsterState::Ally && !monster.marks.has(MonsterMark::Captive);
    };
    const auto foes = static_cast<int>(
        std::count_if(session.seen().monsters.begin(), session.seen().monsters.end(), is_foe));
    const bool more_foes = foes > std::exchange(long_command.foes_in_view, foes);
    if (!long_command.goes_on || report.going_on || session.messages.said.size() > messages_before ||
        !session.alerts.alarm.empty() || report.over)
        return;
    if (report.health_change < 0)
        long_command.why_stopped = stopped_by_harm;
    else if (more_foes)
        long_command.why_stopped = stopped_by_foe;
    else if (session.seen().hero && session.pointing.mark.cell == session.seen().hero->at)
        long_command.why_stopped = stopped_at_goal;
    else
        long_command.why_stopped = stopped_anyway;
}

}  // namespace cellophane
