#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "play/play.h"
#include "record/files.h"
#include "record/recorder.h"
#include "record/replay.h"
#include "session/session.h"

namespace cellophane {

/// What a session is about: a game and how it is played, or was. Options nobody can play give a subject with
/// nothing in it but the reason.
class GameOrReplay {
public:
    explicit GameOrReplay(const SessionOptions& options);
    /// Goes on with a saved game.
    explicit GameOrReplay(SavedGame saved);
    /// Watches a game that was played: it goes on by `replay` alone.
    explicit GameOrReplay(Recording recording);

    /// Null if nobody can play it.
    const Play* game() const;
    /// Null if nobody can play it. Of a game that is watched it is all of it.
    const Recording* recording() const;
    /// Null if it is played, not watched.
    Replay* replay() { return replay_ ? &*replay_ : nullptr; }
    const Replay* replay() const { return replay_ ? &*replay_ : nullptr; }
    /// How it began; to be asked of a new game once, before the first command.
    Report begin();
    /// Asks it of the game and writes it down; nothing happens where there is no game, or where it is only
    /// watched.
    Report submit(const Command& command, WantedFrames animation_frames);

    const Observation& seen() const { return game() == nullptr ? nothing_ : game()->observe(); }
    int depth() const { return game() == nullptr ? nothing_.depth : game()->depth(); }
    int turns() const { return game() == nullptr ? nothing_.turns : game()->turns(); }
    const SessionOptions& options() const { return options_; }

    std::uint64_t state_hash() const;
    /// Why there is nothing to see; empty if there is.
    const std::string& problem() const { return problem_; }

private:
    SessionOptions options_;
    std::optional<Play> game_;
    std::optional<Recorder> recorder_;
    std::optional<Replay> replay_;
    /// What there is to see without a game.
    Observation nothing_;
    std::string problem_;
};

}  // namespace cellophane
