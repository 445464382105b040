#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "kit/base/boxed.h"
#include "play/play.h"
#include "record/recorder.h"
#include "record/replay.h"
#include "record/save_files.h"
#include "session/session_options.h"

namespace cellophane {

/// The game of a session: one being played, with its recorder, or one replayed from a recording. Invalid
/// options give an empty object that holds only the reason.
class GameOrReplay {
public:
    explicit GameOrReplay(const SessionOptions& options);
    /// Goes on with a saved game.
    explicit GameOrReplay(SavedGame saved);
    /// Watches a recorded game: it advances by `replay` alone.
    explicit GameOrReplay(Recording recording);

    /// Null if the options were invalid.
    const Play* game() const;
    /// Null if the options were invalid. For a watched game it is the whole recording.
    const Recording* recording() const;
    /// The same for a file to which additions will come (record/recorder.h).
    const Recording* commit_recording();
    /// Bytes of the recorded steps that are not taken back any more.
    std::size_t committed_length() const;
    /// Null if the game is played, not watched.
    Replay* replay() { return replay_ ? &*replay_ : nullptr; }
    const Replay* replay() const { return replay_ ? &*replay_ : nullptr; }
    /// The report of the beginning; to be called once for a new game, before the first command.
    Report begin();
    /// Submits a command to the game and records it. Does nothing without a game, or where it is only
    /// watched.
    Report submit(const Command& command, WantedFrames animation_frames);
    /// Whether the last command submitted has changed the game.
    bool has_changed() const { return has_changed_; }

    void free_working_memory() {
        if (game_) game_->free_working_memory();
    }

    const Observation& seen() const { return game() == nullptr ? *nothing_ : game()->observe(); }
    int depth() const { return game() == nullptr ? nothing_->depth : game()->depth(); }
    int turns() const { return game() == nullptr ? nothing_->turns : game()->turns(); }
    const SessionOptions& options() const { return options_; }

    std::uint64_t state_hash() const;
    /// Why the options were invalid; empty if they were not.
    const std::string& problem() const { return problem_; }

private:
    SessionOptions options_;
    std::optional<Play> game_;
    std::optional<Recorder> recorder_;
    Boxed<Replay> replay_;
    /// What is observed without a game; none where there is one.
    Boxed<Observation> nothing_;
    std::string problem_;
    bool has_changed_ = false;
};

}  // namespace cellophane
