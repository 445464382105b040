#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>

#include "record/snapshot.h"
#include "session/alerts.h"
#include "session/commands.h"
#include "session/pack_purpose.h"
#include "session/parts.h"
#include "session/session_state.h"
#include "view/pack_panel.h"
#include "view/playback_header.h"
#include "words/telling.h"

// A recording goes by, forward and back.

namespace cellophane {

namespace {

/// A recording that was not looked at for a while has waited.
constexpr int longest_catch_up = 250;
/// Turns that nobody has to wait for, and turns of a longer way that are gone before he sees where it is.
constexpr int short_way = 1000;
constexpr int turns_at_once = 300;
/// More turns than any command takes.
constexpr int longest_command = 100;

int turns_left(const Replay& replay, int target) {
    return std::min(target, replay.recording().turns) - replay.turn();
}

}  // namespace

std::optional<Viewing::Choice> next_choice(const SessionState& session) {
    const std::optional<Command> next = session.subject.replay()->next();
    if (!next) return std::nullopt;
    if (const auto* answer = next->as<Answer>()) {
        const Report standing = session.subject.game()->standing();
        if (standing.question == Question::None) return std::nullopt;
        const PackItemView* item =
            standing.about == 0 ? nullptr : item_with(session.seen().pack, standing.about);
        return Viewing::Answered{ask(standing.question, item == nullptr ? nullptr : &item->item),
                                 answer->yes};
    }
    const std::optional<PackPick> pick = pick_of(*next);
    if (!pick || item_with(session.seen().pack, pick->letter) == nullptr) return std::nullopt;
    return *pick;
}

bool shows_choice(SessionState& session) {
    // Once it has been seen it is done.
    if (session.viewing->choice) return false;
    session.viewing->choice = next_choice(session);
    return session.viewing->choice.has_value();
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

void rewind_to(SessionState& session, int turn) {
    const Keyframe& frame = session.viewing->keyframes.latest_by(turn);
    // It was sound when it was written, or it would not have been played.
    session.subject.replay()->go_back(Play::resumed(std::move(game_from(frame.state).value())), frame.done);
    session.messages.log = frame.told.log;
    session.messages.said.resize(frame.told.said);
    session.display.health_change = frame.told.health_change;
    session.viewing->begins_anew = frame.told.begins_anew;
    session.viewing->lingers = false;
    session.viewing->tells = false;
    session.viewing->choice.reset();
    cut_short(session);
    stop_pointing(session);
}

void go_to_turn(SessionState& session, int turn) {
    const int from = session.subject.replay()->turn();
    const int target = std::max(0, turn);
    session.viewing->way.reset();
    if (target < from) rewind_to(session, target);
    go_the_rest(session, target, from);
}

void go_the_rest(SessionState& session, int target, int from) {
    const Replay& replay = *session.subject.replay();
    int before = replay.turn();
    while (!replay.is_at_end() && replay.turn() < target) {
        before = replay.turn();
        show_turn(session, target);
    }
    // Some turns pass all at once: then it is the moment before them.
    if (target >= from || replay.turn() < from) return;
    rewind_to(session, before);
    while (replay.turn() < before) show_turn(session, before);
}

void go_to_end(SessionState& session) {
    const Replay& replay = *session.subject.replay();
    go_to_turn(session, std::max(replay.turn(), replay.recording().turns));
    // What took no time comes after the last turn.
    while (!replay.is_at_end()) show_command(session, false);
}

void set_out(SessionState& session, Viewing::Way way) {
    const Replay& replay = *session.subject.replay();
    way.from = replay.turn();
    way.to = std::max(0, way.to);
    if (way.to < way.from) rewind_to(session, way.to);
    if (turns_left(replay, way.to) <= short_way) {
        session.viewing->way.reset();
        return arrive(session, way);
    }
    session.viewing->way = way;
    go_on_way(session);
}

void go_on_way(SessionState& session) {
    const Replay& replay = *session.subject.replay();
    const Viewing::Way way = *session.viewing->way;
    const auto is_there = [&] {
        return replay.is_at_end() ||
               (way.depth > 0 && session.viewing->entered[static_cast<std::size_t>(way.depth)]);
    };
    if (turns_left(replay, way.to) > turns_at_once + longest_command) {
        const int stop = replay.turn() + turns_at_once;
        while (!is_there() && replay.turn() < stop) show_turn(session, way.to);
        if (!is_there()) return;
    }
    session.viewing->way.reset();
    arrive(session, way);
}

void arrive(SessionState& session, const Viewing::Way& way) {
    const Replay& replay = *session.subject.replay();
    if (way.depth > 0) {
        const std::optional<int>& first = session.viewing->entered[static_cast<std::size_t>(way.depth)];
        while (!replay.is_at_end() && !first) show_turn(session, way.to);
        if (first) return;
        if (!replay.problem()) go_to_turn(session, way.from);
        return announce(session, "Nobody came to depth " + std::to_string(way.depth) + ".");
    }
    go_the_rest(session, way.to, way.from);
    while (way.to_the_end && !replay.is_at_end()) show_command(session, false);
    if (way.asked && replay.turn() < way.to && replay.is_at_end() && !replay.problem())
        announce(session, "There are no more than " + std::to_string(replay.turn()) + " turns.");
}

void go_by_turns(SessionState& session, int turns) {
    const Replay& replay = *session.subject.replay();
    if (turns > 0 && replay.is_at_end())
        return announce(session, replay.problem() ? replay.problem()->message : "That was all of it.");
    if (turns < 0 && replay.turn() == 0) return announce(session, "It begins here.");
    set_out(session, {.to = replay.turn() + turns});
}

void go_to_level(SessionState& session, int depth) {
    const Replay& replay = *session.subject.replay();
    const int deepest = replay.recording().deepest;
    if (depth < 1) return announce(session, "Above this there is only daylight.");
    if (depth > deepest)
        return announce(session, "Nobody went deeper than depth " + std::to_string(deepest) + ".");
    const std::optional<int>& first = session.viewing->entered[static_cast<std::size_t>(depth)];
    if (first) return set_out(session, {.to = *first});
    set_out(session, {.to = std::max(replay.turn(), replay.recording().turns), .depth = depth});
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
