#include "session/replay/replay_steps.h"

#include <algorithm>
#include <cstddef>

#include "session/commands/hear.h"
#include "session/context.h"
#include "session/display/animation_playback.h"
#include "session/messages/alert_texts.h"
#include "session/replay/replay_choices.h"
#include "session/replay/replay_notes.h"

namespace cellophane {

namespace {

/// In milliseconds; a longer pause is not made up for.
constexpr int longest_catch_up = 250;

}  // namespace

void show_command(Context& context, bool is_shown) {
    Viewing& viewing = *context.viewing;
    Replay& replay = context.replay();
    viewing.choice.reset();
    if (replay.is_at_end()) return;
    if (viewing.begins_anew) context.messages.log.confirm();
    const Report report = replay.step(is_shown ? wanted_animation_frames(context) : WantedFrames::LeftOut);
    viewing.begins_anew = !report.going_on;
    const std::size_t at_once = begin_animation_playback(context, report);
    hear(context, report);
    if (is_shown) {
        raise_alert(context, report);
        note_sounds(context, report);
        show_happening(context, report, at_once);
    }
    for (const Event& event : report.events)
        if (const auto* arrival = event.as<LevelEntered>()) {
            std::optional<int>& first = viewing.entered[static_cast<std::size_t>(arrival->depth)];
            if (!first) first = replay.turn();
        }
    if (replay.problem()) {
        viewing.plays = false;
        announce(context, replay.problem()->message);
    }
    context.pointing.route_is_old = true;
}

void show_turn(Context& context, int target) {
    Viewing& viewing = *context.viewing;
    MessagesSoFar& messages = context.messages;
    Replay& replay = context.replay();
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
        if (shows_choices && shows_choice(context)) return;
        show_command(context, is_shown);
        // Animation frames have to be shown before the next command.
        if (viewing.plays && context.animation_playback.running) break;
    }
    if (replay.turn() == before || replay.problem()) return;
    viewing.lingers = viewing.plays && !said_of_turn(context).empty();
    viewing.tells = viewing.plays && messages.said.size() > told_before;
    if (viewing.keyframes.wants(replay.turn(), target))
        viewing.keyframes.keep(
            replay, {messages.log, messages.said.size(), context.display.health_change, viewing.begins_anew});
}

int delay_of_playback(const Context& context) {
    const Viewing& viewing = *context.viewing;
    // Milliseconds a choice is shown at the usual speed (rules/interface.md 6).
    constexpr int time_of_choice = 1000;
    // The most milliseconds added to read new messages (rules/hero.md 15.5).
    constexpr int longest_reading = 2000;
    const int reading = viewing.tells ? std::min(longest_reading, 5 * viewing.delay) : 0;
    // The time for a note does not depend on the speed.
    if (viewing.lingers) return std::max(viewing.delay, time_of_note(context));
    if (viewing.choice) return time_of_choice * viewing.delay / Viewing::usual_delay;
    return viewing.delay + reading;
}

void let_it_run(Context& context) {
    Viewing& viewing = *context.viewing;
    if (!viewing.plays || viewing.seek) return;
    context.waited = std::min(context.waited, std::max(delay_of_playback(context), longest_catch_up));
    const Replay& replay = context.replay();
    while (viewing.plays && !context.animation_playback.running &&
           context.waited >= delay_of_playback(context)) {
        context.waited -= delay_of_playback(context);
        show_turn(context, replay.turn() + 1);
        if (replay.is_at_end()) viewing.plays = false;
    }
}

}  // namespace cellophane
