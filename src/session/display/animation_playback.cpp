#include "session/display/animation_playback.h"

#include <algorithm>
#include <span>
#include <vector>

#include "session/context.h"
#include "session/display/animation_state.h"
#include "view/layout.h"

namespace cellophane {

namespace {

constexpr int length_of_animation_playback = 25;
/// Milliseconds between steps of a command fast enough to skip frames.
constexpr int slowest_hurry = 10;
/// Turns between two moves of all dancing cells during a long command.
constexpr int turns_between_dances = 5;

}  // namespace

WantedFrames wanted_animation_frames(const Context& context) {
    // No frames on autopilot; nor while the map is unveiled, since frames hold only what the hero knows.
    const bool looks_on = context.viewer.may_move() && !context.autopilot.is_on &&
                          !(context.viewing && context.viewing->unveiled);
    return looks_on ? WantedFrames::Kept : WantedFrames::LeftOut;
}

std::size_t begin_animation_playback(Context& context, const Report& report) {
    const std::vector<AnimationFrame>& moments = report.animation_frames;
    // A fast command skips frames until it ends; a paralyzed hero's are always shown.
    const int pace = context.long_command.pace_now();
    const bool needs_fast_frames = report.going_on && pace > 0 && pace < slowest_hurry;
    if (moments.empty() || (needs_fast_frames && !moments.front().seen->hero->is(Status::Paralyzed)))
        return report.events.size();
    context.animation_playback.running = std::make_shared<AnimationPlayback>(report);
    context.animation_playback.now = 0;
    return moments.front().told;
}

void show_happening(Context& context, const Report& report, std::size_t at_once) {
    Moving& moving = context.moving;
    if (!context.viewer.may_move()) return;
    show_arrival(context, report.events);
    const bool is_all = at_once == report.events.size();
    show_events(context, std::span{report.events}.first(at_once),
                is_all ? context.seen() : *report.animation_frames.front().seen);
    moving.wound = report.going_on || context.long_command.brawls ? 0 : std::max(0, -report.health_change);
    if (!context.animation_playback.running)
        show_wounds(context);
    else
        time_animation_playback(context);
    moving.turns_at_rest += report.turns;
    if (report.turns == 0 || (report.going_on && moving.turns_at_rest < turns_between_dances)) return;
    moving.turns_at_rest = 0;
    moving.motion.dance.step_all();
}

void note_log(Context& context, std::size_t shown) {
    PlaybackState& animation_playback = context.animation_playback;
    if (!animation_playback.running) return;
    const std::vector<AnimationFrame>& moments = animation_playback.running->report.animation_frames;
    for (std::size_t& next = animation_playback.running->logged;
         next < moments.size() && moments[next].told <= shown; ++next)
        animation_playback.running->logs[next].join_end_of(context.messages.log, message_rows);
}

void time_animation_playback(Context& context) {
    PlaybackState& animation_playback = context.animation_playback;
    const bool in_flight = animation_playback.running && animation_playback.moment().in_flight;
    const int length = in_flight ? 0 : length_of_animation_playback;
    animation_playback.left = (length + context.moving.motion.effects.time_to_arrival()) *
                              time_of_usual_turn(context) / Viewing::usual_delay;
}

int watch_animation_playback(Context& context, int milliseconds) {
    PlaybackState& animation_playback = context.animation_playback;
    int left = milliseconds;
    while (animation_playback.running && left >= animation_playback.left) {
        left -= animation_playback.left;
        const Report& report = animation_playback.running->report;
        const std::size_t from = report.animation_frames[animation_playback.now].told;
        const bool is_last = animation_playback.now + 1 == report.animation_frames.size();
        const std::size_t to =
            is_last ? report.events.size() : report.animation_frames[++animation_playback.now].told;
        show_events(context, std::span{report.events}.subspan(from, to - from),
                    is_last ? context.seen() : *animation_playback.moment().seen);
        context.moving.motion.dance.step_all();
        if (is_last) {
            animation_playback.running.reset();
            show_wounds(context);
        }
        time_animation_playback(context);
    }
    if (!animation_playback.running) return left;
    animation_playback.left -= left;
    return 0;
}

bool cut_short(Context& context) {
    context.moving.motion.effects.clear();
    context.alerts.alert.clear();
    context.moving.transition.reset();
    if (!context.animation_playback.running) return false;
    context.animation_playback.running.reset();
    // Wounds from the skipped frames are not flashed afterwards.
    context.moving.healths_before.clear();
    return true;
}

}  // namespace cellophane
