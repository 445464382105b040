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

/// What a session is about: a game, or a level without one. Options nobody can play give a subject with
/// nothing in it but the reason.
class Subject {
public:
    explicit Subject(const SessionOptions& options);
    /// Goes on with a saved game.
    explicit Subject(SavedGame saved);

    /// Null for a bare level.
    Play* game() { return game_ ? &*game_ : nullptr; }
    const Play* game() const { return game_ ? &*game_ : nullptr; }
    /// Null for a bare level.
    const Recording* recording() const { return recorder_ ? &recorder_->recording() : nullptr; }
    /// Asks it of the game and writes it down; nothing happens where there is no game.
    Report submit(const Command& command);

    const Observation& seen() const { return game_ ? game_->observe() : survey_; }
    const SessionOptions& options() const { return options_; }

    /// A bare level only: shows another depth. False if there is none.
    bool show_depth(int depth);

    std::uint64_t state_hash() const;
    /// Why there is nothing to see; empty if there is.
    const std::string& problem() const { return problem_; }

private:
    SessionOptions options_;
    std::optional<Play> game_;
    std::optional<Recorder> recorder_;
    Observation survey_;
    std::uint64_t level_hash_ = 0;
    std::string problem_;
};

}  // namespace cellophane
