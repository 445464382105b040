#pragma once

#include <optional>
#include <string_view>

#include "record/recording.h"
#include "session/session.h"

namespace cellophane {

/// A session that plays back a recording: keys, pointer and time act on the playback
/// (session/replay/replay_keys.h). Programs control it by the functions here.
class Playback : public Session {
public:
    /// The recording comes from `recording_from` (record/save_files.h) or from a recorder. Playback is paused
    /// at first.
    explicit Playback(Recording recording);

    /// Plays the next command of the recording.
    void step();
    /// Goes forward to the first moment with `turn` turns passed, or backward to the last with no more, and
    /// pauses.
    void run_to(int turn);
    void run_to_end();
    /// The same for a viewer: a long way is done in parts (see `wants_time`), and the screen shows its
    /// progress.
    void seek(int turn);
    /// The turn that `seek` is heading for; the present turn if no seek is under way.
    int heading() const;

    /// Sets notes on turns (session/replay/annotations.h), each shown when its turn is reached. On an error
    /// the notes before stay.
    std::optional<Problem> annotate(std::string_view text);

    bool plays() const;
    bool is_at_end() const;
    /// Set if the game departs from the recording; playback ends there.
    const std::optional<Problem>& problem() const;
    const Recording& watched() const;
    /// The deepest level so far.
    int deepest() const;
    bool is_over() const { return report().over; }
};

}  // namespace cellophane
