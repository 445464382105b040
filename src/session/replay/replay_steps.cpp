#include "session/replay/replay_steps.h"

#include <algorithm>
#include <cstddef>
#include <string>

#include "session/commands/pointing.h"
#include "session/commands/submit_command.h"
#include "session/display/animation_playback.h"
#include "session/display/animation_state.h"
#include "session/messages/alert_texts.h"
#include "session/replay/replay_choices.h"
#include "session/replay/replay_notes.h"
#include "session/replay/seek.h"
#include "session/session_state.h"
#include "words/replay.h"

namespace cellophane {

namespace {

/// In milliseconds; a longer pause is not made up for.
constexpr int longest_catch_up = 250;

}  // namespace

void show_command(SessionState& session, bool is_shown) {
    Viewing& viewing = *session.viewing;
    Replay& replay = *session.game_or_replay.replay();
    viewing.choice.reset();
    if (replay.is_at_end()) return;
    if (viewing.begins_anew) session.messages.log.confirm();
    const Report report = replay.step(is_shown ? wanted_animation_frames(session) : WantedFrames::LeftOut);
    viewing.begins_anew = !report.going_on;
    const std::size_t at_once = begin_animation_playback(session, report);
    hear(session, report);
    if (is_shown) {
        raise_alert(session, report);
        show_happening(session, report, at_once);
    }
    for (const Event& event : report.events)
        if (const auto* arrival = event.as<LevelEntered>()) {
            std::optional<int>& first = viewing.entered[static_cast<std::size_t>(arrival->depth)];
            if (!first) first = replay.turn();
        }
    if (replay.problem()) {
        viewing.plays = false;
        announce(session, replay.problem()->message);
    }
    session.pointing.route_is_old = true;
}

void show_turn(SessionState& session, int target) {
    Viewing& viewing = *session.viewing;
    MessagesSoFar& messages = session.messages;
    Replay& replay = *session.game_or_replay.replay();
    const int before = replay.turn();
    const std::size_t told_before = messages.said.size();
    viewing.lingers = false;
    viewing.tells = false;
    const bool is_last = before + 1 >= target;
    // At the fastest delays turns are not animated.
    const bool is_shown = is_last && (!viewing.plays || viewing.delay >= Viewing::shortest_shown);
    // Playback faster than usual does not stop to show choices.
    const bool shows_choices = is_last && viewing.plays && viewing.delay >= Viewing::usual_delay;
    while (!replay.is_at_end() && replay.turn() == before) {
        if (shows_choices && shows_choice(session)) return;
        show_command(session, is_shown);
        // Animation frames have to be shown before the next command.
        if (viewing.plays && session.animation_playback.running) break;
    }
    if (replay.turn() == before || replay.problem()) return;
    viewing.lingers = viewing.plays && !said_of_turn(session).empty();
    viewing.tells = viewing.plays && messages.said.size() > told_before;
    if (viewing.keyframes.wants(replay.turn(), target))
        viewing.keyframes.keep(
            replay, {messages.log, messages.said.size(), session.display.health_change, viewing.begins_anew});
}

int delay_of_playback(const SessionState& session) {
    const Viewing& viewing = *session.viewing;
    // Milliseconds a choice is shown at the usual speed (rules/interface.md 6).
    constexpr int time_of_choice = 1000;
    // The most milliseconds added to read new messages (rules/hero.md 15.5).
    constexpr int longest_reading = 2000;
    const int reading = viewing.tells ? std::min(longest_reading, 5 * viewing.delay) : 0;
    // The time for a note does not depend on the speed.
    if (viewing.lingers) return std::max(viewing.delay, time_of_note(session));
    if (viewing.choice) return time_of_choice * viewing.delay / Viewing::usual_delay;
    return viewing.delay + reading;
}

void let_it_run(SessionState& session) {
    Viewing& viewing = *session.viewing;
    if (!viewing.plays || viewing.seek) return;
    session.waited = std::min(session.waited, std::max(delay_of_playback(session), longest_catch_up));
    const Replay& replay = *session.game_or_replay.replay();
    while (viewing.plays && !session.animation_playback.running &&
           session.waited >= delay_of_playback(session)) {
        session.waited -= delay_of_playback(session);
        show_turn(session, replay.turn() + 1);
        if (replay.is_at_end()) viewing.plays = false;
    }
}

void stop_or_go_on(SessionState& session) {
    Viewing& viewing = *session.viewing;
    const Replay& replay = *session.game_or_replay.replay();
    session.waited = 0;
    // Resuming from a note counts as having read it.
    viewing.lingers = false;
    if (viewing.plays) {
        viewing.plays = false;
    } else if (replay.problem()) {
        announce(session, replay.problem()->message);
    } else {
        stop_pointing(session);
        if (replay.is_at_end()) rewind_to(session, 0);
        viewing.plays = true;
    }
}

void change_speed(SessionState& session, int numerator, int denominator) {
    Viewing& viewing = *session.viewing;
    const int before = viewing.delay;
    viewing.delay =
        std::clamp(before * numerator / denominator, Viewing::shortest_delay, Viewing::longest_delay);
    // Rounding must not keep a short delay from growing.
    if (viewing.delay == before && numerator > denominator && before < Viewing::longest_delay)
        ++viewing.delay;
    announce(session, viewing.delay != before   ? milliseconds_a_turn(viewing.delay)
                      : numerator < denominator ? fastest_milliseconds_a_turn(viewing.delay)
                                                : slowest_milliseconds_a_turn(viewing.delay));
}

void take_over(SessionState& session) {
    if (session.game_or_replay.replay()->problem()) return announce(session, std::string{has_gone_astray});
    if (session.seen().ending) return announce(session, std::string{is_over_here});
    session.viewing->plays = false;
    session.wish = ExitRequest::TakeOver;
}

std::optional<PlaybackHeader> playback_header(const SessionState& session) {
    if (!session.viewing) return std::nullopt;
    const Viewing& viewing = *session.viewing;
    const Replay& replay = *session.game_or_replay.replay();
    using State = PlaybackHeader::State;
    const State state = replay.problem()     ? State::OutOfSync
                        : viewing.seek       ? State::Seeking
                        : viewing.plays      ? State::Playing
                        : replay.is_at_end() ? State::Ended
                                             : State::Paused;
    return PlaybackHeader{
        .turn = replay.turn(), .turns = replay.recording().turns, .state = state, .delay = viewing.delay};
}

}  // namespace cellophane
