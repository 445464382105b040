#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "protocol/command.h"
#include "record/recording.h"

namespace cellophane {

/// A recording of a game in which nothing has been done yet.
Recording begun_recording(const NewGame& options);

/// Writes a game down while it is played. What changes nothing is not written, and a question without a
/// lasting answer is taken back (rules/interface.md 17).
class Recorder {
public:
    /// `play`: the game as it begins.
    Recorder(const NewGame& options, const Play& play);
    /// Goes on where a recording ends: `play` is the game it leads to.
    Recorder(Recording recording, const Play& play);

    /// After each command: the game as it is now. Whether the command has changed it.
    bool note(const Command& command, const Report& report, const Play& play);

    /// It leads to the game as it is now.
    const Recording& recording() const { return recording_; }
    /// The same for a file to which additions will come: nothing of it is taken back from here on.
    const Recording& commit_recording();
    /// Bytes of the steps that are not taken back any more; more follow, if at all, while a question is open.
    std::size_t committed_length() const { return recallable_.front().length; }

private:
    /// A moment that the game may still come back to, as if nothing had been done since.
    struct Moment {
        /// Bytes of the steps that lead to it.
        std::size_t length = 0;
        std::uint64_t stance = 0;
    };

    Recording recording_;
    /// Oldest first; the last is the present.
    std::vector<Moment> recallable_;
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
