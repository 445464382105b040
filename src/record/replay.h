#pragma once

#include <cstddef>
#include <optional>
#include <utility>

#include "record/byte_reader.h"
#include "record/recording.h"

namespace cellophane {

/// Plays a recording again, command by command, and notices when it goes another way.
class Replay {
public:
    /// The options of the recording must make a request without problems, which `recording_from` sees to.
    explicit Replay(Recording recording);
    /// Goes on from a state the recording leads to, `done` bytes of its steps being behind it.
    Replay(Recording recording, Play play, std::size_t done);

    bool is_at_end() const { return next_ == recording_.steps.size() || problem_.has_value(); }
    /// What has gone wrong: the recording cannot be read on, or the game differs from it.
    const std::optional<Problem>& problem() const { return problem_; }

    /// The events of the beginning.
    const Report& arrival() const { return arrival_; }

    /// The next command; nothing at the end, or where none can be read.
    std::optional<Command> next() const;
    /// Plays the next command. At the end, or after a problem, nothing happens.
    Report step(WantedFrames animation_frames = WantedFrames::LeftOut);
    /// Plays on until at least so many turns have passed, or the end.
    void run_to(int turn);
    void run_to_end();

    int turn() const;
    const Play& play() const { return play_; }
    /// How many bytes of the steps are behind it.
    std::size_t done() const { return next_; }
    /// Back to a state it has come through, with so many bytes behind it.
    void go_back(Play play, std::size_t done);
    /// The part of the recording that is behind it, as if the game had been left there, by this build.
    Recording so_far() const;
    /// Moves out the state it has come to, for a game to go on from there.
    Play release() && { return std::move(play_); }
    const Recording& recording() const { return recording_; }

private:
    Recording recording_;
    Play play_;
    Report arrival_;
    std::size_t next_ = 0;
    std::optional<Problem> problem_;
};

}  // namespace cellophane
