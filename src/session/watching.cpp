#include "session/watching.h"

#include <algorithm>
#include <cstddef>
#include <string>

#include "session/alerts.h"
#include "session/commands.h"
#include "session/interludes.h"
#include "session/motion.h"
#include "session/pointing.h"
#include "session/session_state.h"
#include "session/watch_choices.h"
#include "session/watch_notes.h"
#include "session/watch_ways.h"

namespace cellophane {

namespace {

/// A recording that was not looked at for a while has waited.
constexpr int longest_catch_up = 250;

}  // namespace

void show_command(SessionState& session, bool is_shown) {
    Replay& replay = *session.subject.replay();
    session.viewing->choice.reset();
    if (replay.is_at_end()) return;
    if (session.viewing->begins_anew) session.messages.log.confirm();
    const Report report = replay.step(is_shown ? wanted_interims(session) : Interims::LeftOut);
    session.viewing->begins_anew = !report.going_on;
    const std::size_t at_once = begin_interludes(session, report);
    hear(session, report);
    if (is_shown) {
        raise_alert(session, report);
        show_happening(session, report, at_once);
    }
    for (const Event& event : report.events)
        if (const auto* arrival = event.as<LevelEntered>()) {
            std::optional<int>& first = session.viewing->entered[static_cast<std::size_t>(arrival->depth)];
            if (!first) first = replay.turn();
        }
    if (replay.problem()) {
        session.viewing->plays = false;
        announce(session, replay.problem()->message);
    }
    session.pointing.route_is_old = true;
}

void show_turn(SessionState& session, int target) {
    Replay& replay = *session.subject.replay();
    const int before = replay.turn();
    const std::size_t told_before = session.messages.said.size();
    session.viewing->lingers = false;
    session.viewing->tells = false;
    const bool is_last = before + 1 >= target;
    // What comes so fast is not worth a picture of its own.
    const bool is_shown =
        is_last && (!session.viewing->plays || session.viewing->delay >= Viewing::shortest_shown);
    // Nobody who is in a hurry waits for what somebody thought of.
    const bool shows_choices =
        is_last && session.viewing->plays && session.viewing->delay >= Viewing::usual_delay;
    while (!replay.is_at_end() && replay.turn() == before) {
        if (shows_choices && shows_choice(session)) return;
        show_command(session, is_shown);
        // It is to be seen before anything else is done.
        if (session.viewing->plays && session.interludes.running) break;
    }
    if (replay.turn() == before || replay.problem()) return;
    session.viewing->lingers = session.viewing->plays && !said_of_turn(session).empty();
    session.viewing->tells = session.viewing->plays && session.messages.said.size() > told_before;
    if (session.viewing->keyframes.wants(replay.turn(), target))
        session.viewing->keyframes.keep(
            replay, {session.messages.log, session.messages.said.size(), session.display.health_change,
                     session.viewing->begins_anew});
}

int delay_of_playback(const SessionState& session) {
    // As long as it takes to see what was chosen (spec 70, section 6), at the usual speed.
    constexpr int time_of_choice = 1000;
    // And to read what was told (spec 60, section 15.5).
    constexpr int longest_reading = 2000;
    const int reading = session.viewing->tells ? std::min(longest_reading, 5 * session.viewing->delay) : 0;
    // Nobody reads faster because turns go by faster.
    if (session.viewing->lingers) return std::max(session.viewing->delay, time_of_note(session));
    if (session.viewing->choice) return time_of_choice * session.viewing->delay / Viewing::usual_delay;
    return session.viewing->delay + reading;
}

void let_it_run(SessionState& session) {
    if (!session.viewing || !session.viewing->plays || session.viewing->way) return;
    session.viewing->waited =
        std::min(session.viewing->waited, std::max(delay_of_playback(session), longest_catch_up));
    const Replay& replay = *session.subject.replay();
    while (session.viewing->plays && !session.interludes.running &&
           session.viewing->waited >= delay_of_playback(session)) {
        session.viewing->waited -= delay_of_playback(session);
        show_turn(session, replay.turn() + 1);
        if (replay.is_at_end()) session.viewing->plays = false;
    }
}

void stop_or_go_on(SessionState& session) {
    const Replay& replay = *session.subject.replay();
    session.viewing->waited = 0;
    // Whoever goes on from a note has read it.
    session.viewing->lingers = false;
    if (session.viewing->plays) {
        session.viewing->plays = false;
    } else if (replay.problem()) {
        announce(session, replay.problem()->message);
    } else {
        stop_pointing(session);
        if (replay.is_at_end()) rewind_to(session, 0);
        session.viewing->plays = true;
    }
}

void change_speed(SessionState& session, int numerator, int denominator) {
    const int before = session.viewing->delay;
    session.viewing->delay =
        std::clamp(before * numerator / denominator, Viewing::shortest_delay, Viewing::longest_delay);
    // Rounding must not hold it where it is.
    if (session.viewing->delay == before && numerator > denominator && before < Viewing::longest_delay)
        ++session.viewing->delay;
    std::string text = "A turn in " + std::to_string(session.viewing->delay) + " ms";
    if (session.viewing->delay == before)
        text += numerator < denominator ? ": faster is for ants" : ": slower is for stones";
    announce(session, text + ".");
}

void take_over(SessionState& session) {
    if (session.subject.replay()->problem())
        return announce(session, "From where it went astray nobody can play on.");
    if (session.seen().ending) return announce(session, "It is over. Go back before the end to play on.");
    session.viewing->plays = false;
    session.wish = LastWish::TakeOver;
}

std::optional<PlaybackHeader> playback_header(const SessionState& session) {
    if (!session.viewing) return std::nullopt;
    const Replay& replay = *session.subject.replay();
    using State = PlaybackHeader::State;
    const State state = replay.problem()         ? State::OutOfSync
                        : session.viewing->way   ? State::UnderWay
                        : session.viewing->plays ? State::Playing
                        : replay.is_at_end()     ? State::Ended
                                                 : State::Paused;
    return PlaybackHeader{.turn = replay.turn(),
                          .turns = replay.recording().turns,
                          .state = state,
                          .delay = session.viewing->delay};
}

}  // namespace cellophane
