#pragma once

#include <cstddef>
#include <memory>

#include "protocol/event.h"
#include "view/message_log.h"

// Playback of animation frames: turns in which the hero cannot act (rules/hero.md 4.2, step 17, and
// rules/hero.md 4.3, step 9), and flights (rules/interface.md 12).

namespace cellophane {

struct SessionState;

/// The frames to show of a command before its result: the game has gone on already, and only the picture
/// waits.
struct AnimationPlayback {
    explicit AnimationPlayback(const Report& what)
        : report{what}, logs{std::make_unique<MessageLog[]>(what.animation_frames.size())} {}

    /// It holds the frames, and the events between them.
    Report report;
    /// The end of the log at each frame; the first `logged` are filled in.
    std::unique_ptr<MessageLog[]> logs;
    std::size_t logged = 0;
};

/// The playback of the last command; null if none is running.
struct PlaybackState {
    std::shared_ptr<AnimationPlayback> running;
    /// The index of the frame on the screen, and milliseconds left of it.
    std::size_t now = 0;
    int left = 0;

    /// That frame, and the end of the log at it; only while a playback is running.
    const AnimationFrame& moment() const { return running->report.animation_frames[now]; }
    const MessageLog& log() const { return running->logs[now]; }
};

/// Whether the game is to keep frames of the next command.
WantedFrames wanted_animation_frames(const SessionState& session);
/// Starts the playback of a report's frames. Returns the number of events before the first frame, or all if
/// none are played.
std::size_t begin_animation_playback(SessionState& session, const Report& report);
/// Copies the log for the frames that `told` events have reached.
void note_log(SessionState& session, std::size_t told);
/// Sets how long the frame on the screen stays.
void time_animation_playback(SessionState& session);
/// Advances the playback. Returns the milliseconds left over after the last frame.
int watch_animation_playback(SessionState& session, int milliseconds);
/// Ends flashes, alerts and the playback on any input. Returns whether a playback was running.
bool cut_short(SessionState& session);
/// Whether a question, a page or an unread message waits that the playback had hidden: the input that cut it
/// short was not meant for it.
bool comes_too_soon(const SessionState& session);

}  // namespace cellophane
