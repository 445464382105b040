#include "session/showing/interludes.h"

#include <span>
#include <vector>

#include "session/going/long_command.h"
#include "session/modes.h"
#include "session/session_state.h"
#include "session/showing/motion.h"
#include "view/layout.h"

namespace cellophane {

namespace {

constexpr int length_of_interlude = 25;
/// Milliseconds between steps.
constexpr int slowest_hurry = 10;

}  // namespace

Interims wanted_interims(const SessionState& session) {
    // Who lets his feet decide does not look, nor does the hero know what somebody sees who sees all.
    const bool looks_on =
        may_move(session) && !session.autopilot.is_on && !(session.viewing && session.viewing->unveiled);
    return looks_on ? Interims::Kept : Interims::LeftOut;
}

std::size_t begin_interludes(SessionState& session, const Report& report) {
    const std::vector<AnimationFrame>& moments = report.animation_frames;
    // What goes by fast is not held up by every slow blow, but where it ends there is something to be seen;
    // whoever cannot move gets to see why he should.
    const bool hurries = report.going_on && pace_now(session) > 0 && pace_now(session) < slowest_hurry;
    if (moments.empty() || (hurries && !moments.front().seen->hero->is(Status::Paralysed)))
        return report.events.size();
    session.interludes.running = std::make_shared<Interludes>(report);
    session.interludes.now = 0;
    return moments.front().told;
}

void note_log(SessionState& session, std::size_t told) {
    InterludesShown& interludes = session.interludes;
    if (!interludes.running) return;
    const std::vector<AnimationFrame>& moments = interludes.running->report.animation_frames;
    for (std::size_t& next = interludes.running->logged; next < moments.size() && moments[next].told <= told;
         ++next)
        interludes.running->logs[next].join_end_of(session.messages.log, message_rows);
}

void time_interlude(SessionState& session) {
    InterludesShown& interludes = session.interludes;
    const bool in_flight = interludes.running && interludes.moment().in_flight;
    const int length = in_flight ? 0 : length_of_interlude;
    interludes.left = (length + session.moving.motion.effects.time_to_arrival()) *
                      time_of_usual_turn(session) / Viewing::usual_delay;
}

int watch_interludes(SessionState& session, int milliseconds) {
    InterludesShown& interludes = session.interludes;
    int left = milliseconds;
    while (interludes.running && left >= interludes.left) {
        left -= interludes.left;
        const Report& report = interludes.running->report;
        const std::size_t from = report.animation_frames[interludes.now].told;
        const bool is_last = interludes.now + 1 == report.animation_frames.size();
        const std::size_t to =
            is_last ? report.events.size() : report.animation_frames[++interludes.now].told;
        show_events(session, std::span{report.events}.subspan(from, to - from),
                    is_last ? session.seen() : *interludes.moment().seen);
        session.moving.motion.dance.step_all();
        if (is_last) {
            interludes.running.reset();
            show_wounds(session);
        }
        time_interlude(session);
    }
    if (!interludes.running) return left;
    interludes.left -= left;
    return 0;
}

bool cut_short(SessionState& session) {
    session.moving.motion.effects.clear();
    session.alerts.alert.clear();
    if (!session.interludes.running) return false;
    session.interludes.running.reset();
    // What wounded whom meanwhile is nobody's news any more.
    session.moving.healths_before.clear();
    return true;
}

bool comes_too_soon(const SessionState& session) {
    return !session.viewing && (session.messages.unread || row_of(session.mode).press != nullptr);
}

}  // namespace cellophane
