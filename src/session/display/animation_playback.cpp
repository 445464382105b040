#include "session/display/animation_playback.h"

#include <span>
#include <vector>

#include "session/commands/long_command.h"
#include "session/display/animation_state.h"
#include "session/modes.h"
#include "session/session_state.h"
#include "view/layout.h"

namespace cellophane {

namespace {

constexpr int length_of_animation_playback = 25;
/// Milliseconds between steps of a command fast enough to skip frames.
constexpr int slowest_hurry = 10;

}  // namespace

WantedFrames wanted_animation_frames(const SessionState& session) {
    // No frames on autopilot; nor while the map is unveiled, since frames hold only what the hero knows.
    const bool looks_on =
        may_move(session) && !session.autopilot.is_on && !(session.viewing && session.viewing->unveiled);
    return looks_on ? WantedFrames::Kept : WantedFrames::LeftOut;
}

std::size_t begin_animation_playback(SessionState& session, const Report& report) {
    const std::vector<AnimationFrame>& moments = report.animation_frames;
    // A fast command skips frames until it ends; a paralysed hero's are always shown.
    const bool hurries = report.going_on && pace_now(session) > 0 && pace_now(session) < slowest_hurry;
    if (moments.empty() || (hurries && !moments.front().seen->hero->is(Status::Paralysed)))
        return report.events.size();
    session.animation_playback.running = std::make_shared<AnimationPlayback>(report);
    session.animation_playback.now = 0;
    return moments.front().told;
}

void note_log(SessionState& session, std::size_t told) {
    PlaybackState& animation_playback = session.animation_playback;
    if (!animation_playback.running) return;
    const std::vector<AnimationFrame>& moments = animation_playback.running->report.animation_frames;
    for (std::size_t& next = animation_playback.running->logged;
         next < moments.size() && moments[next].told <= told; ++next)
        animation_playback.running->logs[next].join_end_of(session.messages.log, message_rows);
}

void time_animation_playback(SessionState& session) {
    PlaybackState& animation_playback = session.animation_playback;
    const bool in_flight = animation_playback.running && animation_playback.moment().in_flight;
    const int length = in_flight ? 0 : length_of_animation_playback;
    animation_playback.left = (length + session.moving.motion.effects.time_to_arrival()) *
                              time_of_usual_turn(session) / Viewing::usual_delay;
}

int watch_animation_playback(SessionState& session, int milliseconds) {
    PlaybackState& animation_playback = session.animation_playback;
    int left = milliseconds;
    while (animation_playback.running && left >= animation_playback.left) {
        left -= animation_playback.left;
        const Report& report = animation_playback.running->report;
        const std::size_t from = report.animation_frames[animation_playback.now].told;
        const bool is_last = animation_playback.now + 1 == report.animation_frames.size();
        const std::size_t to =
            is_last ? report.events.size() : report.animation_frames[++animation_playback.now].told;
        show_events(session, std::span{report.events}.subspan(from, to - from),
                    is_last ? session.seen() : *animation_playback.moment().seen);
        session.moving.motion.dance.step_all();
        if (is_last) {
            animation_playback.running.reset();
            show_wounds(session);
        }
        time_animation_playback(session);
    }
    if (!animation_playback.running) return left;
    animation_playback.left -= left;
    return 0;
}

bool cut_short(SessionState& session) {
    session.moving.motion.effects.clear();
    session.alerts.alert.clear();
    if (!session.animation_playback.running) return false;
    session.animation_playback.running.reset();
    // Wounds from the skipped frames are not flashed afterwards.
    session.moving.healths_before.clear();
    return true;
}

bool comes_too_soon(const SessionState& session) {
    return !session.viewing && (session.messages.unread || row_of(session.mode).press != nullptr);
}

}  // namespace cellophane
