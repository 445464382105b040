#pragma once

#include <cstddef>
#include <memory>

#include "protocol/event.h"
#include "view/message_log.h"

// What the player sees while his hero has no say in what happens (rules/hero.md 4.2, step 17, and
// rules/hero.md 4.3, step 9), and while something flies (rules/interface.md 12).

namespace cellophane {

struct SessionState;

/// What the screen shows of a command before what came of it: the game has gone on already, and nothing but
/// the picture waits.
struct AnimationPlayback {
    explicit AnimationPlayback(const Report& what)
        : report{what}, logs{std::make_unique<MessageLog[]>(what.animation_frames.size())} {}

    /// It holds the moments, and the events between them.
    Report report;
    /// The end of the log at each of them, as far as they have been heard.
    std::unique_ptr<MessageLog[]> logs;
    std::size_t logged = 0;
};

/// Those of the last command, if there is anything to be seen of it.
struct InterludesShown {
    std::shared_ptr<AnimationPlayback> running;
    /// Which moment is on the screen, and milliseconds left of it.
    std::size_t now = 0;
    int left = 0;

    /// Only while they run: that moment, and the end of the log at it.
    const AnimationFrame& moment() const { return running->report.animation_frames[now]; }
    const MessageLog& log() const { return running->logs[now]; }
};

/// Whether the rules are to keep what is to be seen before the end of a command.
WantedFrames wanted_animation_frames(const SessionState& session);
/// How many of the events happened before the first of them.
std::size_t begin_animation_playbacks(SessionState& session, const Report& report);
/// So many of the events have been heard.
void note_log(SessionState& session, std::size_t told);
/// How long the moment on the screen stays there.
void time_animation_playback(SessionState& session);
/// Milliseconds that are left when the last of them is over.
int watch_animation_playbacks(SessionState& session, int milliseconds);
/// Whoever does anything has seen enough of what moves. Whether interludes were left.
bool cut_short(SessionState& session);
/// Whether something waits for the player that he has not seen so far: what he does now is not about it.
bool comes_too_soon(const SessionState& session);

}  // namespace cellophane
