#include "session/replay/seek.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>

#include "record/snapshot.h"
#include "session/commands/pointing.h"
#include "session/display/animation_playback.h"
#include "session/messages/alert_texts.h"
#include "session/replay/replay_steps.h"
#include "session/session_state.h"
#include "words/replay.h"

namespace cellophane {

namespace {

/// Turns replayed at once in a short seek, and in each part of a longer one.
constexpr int short_seek = 1000;
constexpr int turns_at_once = 300;
/// More turns than any command takes.
constexpr int longest_command = 100;

int turns_left(const Replay& replay, int target) {
    return std::min(target, replay.recording().turns) - replay.turn();
}

void go_the_rest(SessionState& session, int target, int from) {
    const Replay& replay = *session.game_or_replay.replay();
    int before = replay.turn();
    while (!replay.is_at_end() && replay.turn() < target) {
        before = replay.turn();
        show_turn(session, target);
    }
    // A command may take several turns: backward the target is the moment before it.
    if (target >= from || replay.turn() < from) return;
    rewind_to(session, before);
    while (replay.turn() < before) show_turn(session, before);
}

void finish_seek(SessionState& session, const Viewing::Seek& seek) {
    const Replay& replay = *session.game_or_replay.replay();
    if (seek.depth > 0) {
        const std::optional<int>& first = session.viewing->entered[static_cast<std::size_t>(seek.depth)];
        while (!replay.is_at_end() && !first) show_turn(session, seek.to);
        if (first) return;
        if (!replay.problem()) go_to_turn(session, seek.from);
        return announce(session, nobody_came_to(seek.depth));
    }
    go_the_rest(session, seek.to, seek.from);
    while (seek.to_the_end && !replay.is_at_end()) show_command(session, false);
    if (seek.asked && replay.turn() < seek.to && replay.is_at_end() && !replay.problem())
        announce(session, no_more_turns_than(replay.turn()));
}

}  // namespace

void rewind_to(SessionState& session, int turn) {
    Viewing& viewing = *session.viewing;
    const Keyframe& frame = viewing.keyframes.latest_by(turn);
    // It was sound when it was written, or it would not have been played.
    session.game_or_replay.replay()->go_back(Play::resumed(std::move(game_from(frame.state).value())),
                                             frame.done);
    session.messages.log = frame.told.log;
    session.messages.said.resize(frame.told.said);
    session.display.health_change = frame.told.health_change;
    viewing.begins_anew = frame.told.begins_anew;
    viewing.lingers = false;
    viewing.tells = false;
    viewing.choice.reset();
    cut_short(session);
    stop_pointing(session);
}

void go_to_turn(SessionState& session, int turn) {
    const int from = session.game_or_replay.replay()->turn();
    const int target = std::max(0, turn);
    session.viewing->seek.reset();
    if (target < from) rewind_to(session, target);
    go_the_rest(session, target, from);
}

void go_to_end(SessionState& session) {
    const Replay& replay = *session.game_or_replay.replay();
    go_to_turn(session, std::max(replay.turn(), replay.recording().turns));
    // What took no time comes after the last turn.
    while (!replay.is_at_end()) show_command(session, false);
}

void start_seek(SessionState& session, Viewing::Seek seek) {
    const Replay& replay = *session.game_or_replay.replay();
    seek.from = replay.turn();
    seek.to = std::max(0, seek.to);
    if (seek.to < seek.from) rewind_to(session, seek.to);
    if (turns_left(replay, seek.to) <= short_seek) {
        session.viewing->seek.reset();
        return finish_seek(session, seek);
    }
    session.viewing->seek = seek;
    continue_seek(session);
}

void continue_seek(SessionState& session) {
    Viewing& viewing = *session.viewing;
    const Replay& replay = *session.game_or_replay.replay();
    const Viewing::Seek seek = *viewing.seek;
    const auto is_there = [&] {
        return replay.is_at_end() ||
               (seek.depth > 0 && viewing.entered[static_cast<std::size_t>(seek.depth)]);
    };
    if (turns_left(replay, seek.to) > turns_at_once + longest_command) {
        const int stop = replay.turn() + turns_at_once;
        while (!is_there() && replay.turn() < stop) show_turn(session, seek.to);
        if (!is_there()) return;
    }
    viewing.seek.reset();
    finish_seek(session, seek);
}

void go_by_turns(SessionState& session, int turns) {
    const Replay& replay = *session.game_or_replay.replay();
    if (turns > 0 && replay.is_at_end())
        return announce(session, replay.problem() ? replay.problem()->message : std::string{ends_here});
    if (turns < 0 && replay.turn() == 0) return announce(session, std::string{begins_here});
    start_seek(session, {.to = replay.turn() + turns});
}

void go_to_level(SessionState& session, int depth) {
    const Replay& replay = *session.game_or_replay.replay();
    const int deepest = replay.recording().deepest;
    if (depth < 1) return announce(session, std::string{only_daylight_above});
    if (depth > deepest) return announce(session, nobody_went_deeper_than(deepest));
    const std::optional<int>& first = session.viewing->entered[static_cast<std::size_t>(depth)];
    if (first) return start_seek(session, {.to = *first});
    start_seek(session, {.to = std::max(replay.turn(), replay.recording().turns), .depth = depth});
}

}  // namespace cellophane
