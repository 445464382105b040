#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "play/play.h"
#include "record/files.h"
#include "record/recorder.h"
#include "session/session.h"

namespace cellophane {

/// What a session is about: a game and how it was played. Options nobody can play give a subject with nothing
/// in it but the reason.
class Subject {
public:
    explicit Subject(const SessionOptions& options);
    /// Goes on with a saved game.
    explicit Subject(SavedGame saved);

    /// Null if nobody can play it.
    Play* game() { return game_ ? &*game_ : nullptr; }
    const Play* game() const { return game_ ? &*game_ : nullptr; }
    /// Null if nobody can play it.
    const Recording* recording() const { return recorder_ ? &recorder_->recording() : nullptr; }
    /// Asks it of the game and writes it down; nothing happens where there is no game.
    Report submit(const Command& command);

    const Observation& seen() const { return game_ ? game_->observe() : nothing_; }
    const SessionOptions& options() const { return options_; }

    std::uint64_t state_hash() const;
    /// Why there is nothing to see; empty if there is.
    const std::string& problem() const { return problem_; }

private:
    SessionOptions options_;
    std::optional<Play> game_;
    std::optional<Recorder> recorder_;
    /// What there is to see without a game.
    Observation nothing_;
    std::string problem_;
};

}  // namespace cellophane
