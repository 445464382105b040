#include "session/replay/seek.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>

#include "record/snapshot.h"
#include "session/commands/pointing.h"
#include "session/context.h"
#include "session/display/animation_playback.h"
#include "session/messages/alert_texts.h"
#include "session/replay/replay_steps.h"
#include "words/replay.h"

namespace cellophane {

namespace {

/// Turns replayed at once in a short seek, and in each part of a longer one. A turn takes a millisecond, and
/// four on a slow phone, during which a page shows nothing else.
constexpr int short_seek = 200;
constexpr int turns_at_once = 40;
/// More turns than any command takes.
constexpr int longest_command = 100;

int turns_left(const Replay& replay, int target) {
    return std::min(target, replay.recording().turns) - replay.turn();
}

void go_the_rest(Context& context, int target, int from) {
    const Replay& replay = context.replay();
    int before = replay.turn();
    while (!replay.is_at_end() && replay.turn() < target) {
        before = replay.turn();
        show_turn(context, target);
    }
    // A command may take several turns: backward the target is the moment before it.
    if (target >= from || replay.turn() < from) return;
    rewind_to(context, before);
    while (replay.turn() < before) show_turn(context, before);
}

void finish_seek(Context& context, const Viewing::Seek& seek) {
    const Replay& replay = context.replay();
    if (seek.depth > 0) {
        const std::optional<int>& first = context.viewing->entered[static_cast<std::size_t>(seek.depth)];
        while (!replay.is_at_end() && !first) show_turn(context, seek.to);
        if (first) return;
        if (!replay.problem()) go_to_turn(context, seek.from);
        return announce(context, nobody_came_to(seek.depth));
    }
    go_the_rest(context, seek.to, seek.from);
    while (seek.to_the_end && !replay.is_at_end()) show_command(context, false);
    if (seek.asked && replay.turn() < seek.to && replay.is_at_end() && !replay.problem())
        announce(context, no_more_turns_than(replay.turn()));
}

}  // namespace

void rewind_to(Context& context, int turn) {
    Viewing& viewing = *context.viewing;
    const Keyframe& frame = viewing.keyframes.latest_by(turn);
    // It was sound when it was written, or it would not have been played.
    context.replay().go_back(Play::resumed(std::move(game_from(frame.state).value())), frame.done);
    context.messages.log = frame.told.log;
    context.messages.said.resize(frame.told.said);
    context.display.health_change = frame.told.health_change;
    viewing.begins_anew = frame.told.begins_anew;
    viewing.lingers = false;
    viewing.tells = false;
    viewing.choice.reset();
    cut_short(context);
    stop_pointing(context);
}

void go_to_turn(Context& context, int turn) {
    const int from = context.replay().turn();
    const int target = std::max(0, turn);
    context.viewing->seek.reset();
    if (target < from) rewind_to(context, target);
    go_the_rest(context, target, from);
}

void go_to_end(Context& context) {
    const Replay& replay = context.replay();
    go_to_turn(context, std::max(replay.turn(), replay.recording().turns));
    // What took no time comes after the last turn.
    while (!replay.is_at_end()) show_command(context, false);
}

void start_seek(Context& context, Viewing::Seek seek) {
    const Replay& replay = context.replay();
    seek.from = replay.turn();
    seek.to = std::max(0, seek.to);
    if (seek.to < seek.from) rewind_to(context, seek.to);
    if (turns_left(replay, seek.to) <= short_seek) {
        context.viewing->seek.reset();
        return finish_seek(context, seek);
    }
    context.viewing->seek = seek;
    continue_seek(context);
}

void continue_seek(Context& context) {
    Viewing& viewing = *context.viewing;
    const Replay& replay = context.replay();
    const Viewing::Seek seek = *viewing.seek;
    const auto is_there = [&] {
        return replay.is_at_end() ||
               (seek.depth > 0 && viewing.entered[static_cast<std::size_t>(seek.depth)]);
    };
    if (turns_left(replay, seek.to) > turns_at_once + longest_command) {
        const int stop = replay.turn() + turns_at_once;
        while (!is_there() && replay.turn() < stop) show_turn(context, seek.to);
        if (!is_there()) return;
    }
    viewing.seek.reset();
    finish_seek(context, seek);
}

void go_by_turns(Context& context, int turns) {
    const Replay& replay = context.replay();
    if (turns > 0 && replay.is_at_end())
        return announce(context, replay.problem() ? replay.problem()->message : std::string{ends_here});
    if (turns < 0 && replay.turn() == 0) return announce(context, std::string{begins_here});
    start_seek(context, {.to = replay.turn() + turns});
}

void go_to_level(Context& context, int depth) {
    const Replay& replay = context.replay();
    const int deepest = replay.recording().deepest;
    if (depth < 1) return announce(context, std::string{only_daylight_above});
    if (depth > deepest) return announce(context, nobody_went_deeper_than(deepest));
    const std::optional<int>& first = context.viewing->entered[static_cast<std::size_t>(depth)];
    if (first) return start_seek(context, {.to = *first});
    start_seek(context, {.to = std::max(replay.turn(), replay.recording().turns), .depth = depth});
}

}  // namespace cellophane
