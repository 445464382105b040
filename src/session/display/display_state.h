#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <optional>

#include "kit/base/boxed.h"
#include "protocol/event.h"
#include "protocol/observation.h"
#include "view/cell_painter.h"
#include "view/message_log.h"
#include "view/motion.h"

namespace cellophane {

/// The state of the display.
struct Display {
    CellPainter painter;
    /// The cells from which the hero may be noticed are marked.
    bool shows_stealth = false;
    /// What the last turn did to the hero's health.
    int health_change = 0;
    /// The world last shown other than it is known: as a hallucinating hero sees it, or unveiled.
    Boxed<Observation> hallucination;
};

/// The state of animations.
struct Moving {
    Motion motion;
    /// The health of the creatures in view after the last command, by number.
    std::map<int, int> healths_before;
    /// The hero's loss of health, to be flashed after the animation frames.
    int wound = 0;
    /// Milliseconds since the last beat of the dance; turns since all dancing cells moved.
    int swayed = 0;
    int turns_at_rest = 0;
    /// Beats since the last turn, for the changing looks of hallucinations.
    int beats = 0;
    /// Milliseconds since a sheet began to slide over a new level; none: it has passed.
    std::optional<int> transition;
    /// Milliseconds left of the reminder that a message has to be confirmed.
    int reminded = 0;
    /// Milliseconds for which the button of a pressed key still looks held.
    int held_button_time = 0;
};

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

}  // namespace cellophane
