#pragma once

#include <optional>
#include <string_view>

#include "record/recording.h"
#include "session/session.h"

namespace cellophane {

/// Somebody's sitting before a recording: the game goes by as it was played, on the screen of a session,
/// which takes its keys, its pointer and its time (session/watching/keys.h). Programs move it by what is
/// here.
class Playback : public Session {
public:
    /// The recording comes from `recording_from` (record/files.h) or from a recorder. It stands still at
    /// first.
    explicit Playback(Recording recording);

    /// The next command of the recording.
    void step();
    /// To the first moment at which so many turns have passed; backward to the last at which no more have. It
    /// stands still there.
    void run_to(int turn);
    void run_to_end();
    /// The same for somebody who looks on: a long way takes its time (`wants_time`), and he sees how far it
    /// is by now.
    void seek(int turn);
    /// Where that way leads; the turn it is, if it is under way nowhere.
    int heading() const;

    /// Notes on its turns (session/watching/annotations.h), each to be read when its turn is reached. If
    /// something is wrong with them, those there were stay.
    std::optional<Problem> annotate(std::string_view text);

    bool plays() const;
    bool is_at_end() const;
    /// Set where the game goes another way than the recording; it goes no further then.
    const std::optional<Problem>& problem() const;
    const Recording& watched() const;
    bool is_over() const { return standing().over; }
};

}  // namespace cellophane
