#pragma once

#include "protocol/command.h"
#include "record/recording.h"

namespace cellophane {

/// Writes a game down while it is played.
class Recorder {
public:
    explicit Recorder(const NewGame& options);
    /// Goes on where a recording ends.
    explicit Recorder(Recording recording) : recording_{std::move(recording)} {}

    /// After each command: the game as it is now.
    void note(const Command& command, const Report& report, const Play& play);

    const Recording& recording() const { return recording_; }

private:
    Recording recording_;
};

/// The marks that follow a command: none if it took no time.
struct Marks {
    /// The low eight bits of the game's pulse.
    bool pulse = false;
    /// The hash of the whole state.
    bool hash = false;
};

/// Which marks a command has, by the turns before and after it.
Marks marks_after(const Report& report, int turns_before, int turns_now);

}  // namespace cellophane
