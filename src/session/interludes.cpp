#include <memory>
#include <span>
#include <vector>

#include "session/modes.h"

// What the player sees while his hero has no say in what happens (spec 60, section 4.2, step 17, and section
// 4.3, step 9), and while something flies (spec 70, section 12).

namespace cellophane {

namespace {

constexpr int length_of_interlude = 25;
/// Milliseconds between steps.
constexpr int slowest_hurry = 10;

}  // namespace

Interims Session::Parts::wanted_interims() const {
    // Who lets his feet decide does not look, nor does the hero know what somebody sees who sees all.
    const bool looks_on = may_move() && !autopilot.is_on && !(viewing && viewing->unveiled);
    return looks_on ? Interims::Kept : Interims::LeftOut;
}

std::size_t Session::Parts::begin_interludes(const Report& report) {
    const std::vector<Interim>& moments = report.interims;
    // What goes by fast is not held up by every slow blow, but where it ends there is something to be seen;
    // whoever cannot move gets to see why he should.
    const bool hurries = report.going_on && pace_now() > 0 && pace_now() < slowest_hurry;
    if (moments.empty() || (hurries && !moments.front().seen->hero->is(Status::Paralysed)))
        return report.events.size();
    interludes.running = std::make_shared<Interludes>(report);
    interludes.now = 0;
    return moments.front().told;
}

void Session::Parts::note_log(std::size_t told) {
    if (!interludes.running) return;
    const std::vector<Interim>& moments = interludes.running->report.interims;
    for (std::size_t& next = interludes.running->logged; next < moments.size() && moments[next].told <= told;
         ++next)
        interludes.running->logs[next].join_end_of(messages.log, message_rows);
}

void Session::Parts::time_interlude() {
    const bool in_flight =
        interludes.running && interludes.running->report.interims[interludes.now].in_flight;
    const int length = in_flight ? 0 : length_of_interlude;
    interludes.left =
        (length + moving.motion.effects.time_to_arrival()) * time_of_usual_turn() / Viewing::usual_delay;
}

int Session::Parts::watch_interludes(int milliseconds) {
    int left = milliseconds;
    while (interludes.running && left >= interludes.left) {
        left -= interludes.left;
        const Report& report = interludes.running->report;
        const std::size_t from = report.interims[interludes.now].told;
        const bool is_last = interludes.now + 1 == report.interims.size();
        const std::size_t to = is_last ? report.events.size() : report.interims[++interludes.now].told;
        show_events(std::span{report.events}.subspan(from, to - from),
                    is_last ? seen() : *report.interims[interludes.now].seen);
        moving.motion.dance.step_all();
        if (is_last) {
            interludes.running.reset();
            show_wounds();
        }
        time_interlude();
    }
    if (!interludes.running) return left;
    interludes.left -= left;
    return 0;
}

bool Session::Parts::cut_short() {
    moving.motion.effects.clear();
    alerts.alert.clear();
    if (!interludes.running) return false;
    interludes.running.reset();
    // What wounded whom meanwhile is nobody's news any more.
    moving.healths_before.clear();
    return true;
}

bool Session::Parts::comes_too_soon() const {
    return !viewing && (messages.unread || row_of(mode).press != nullptr);
}

}  // namespace cellophane
