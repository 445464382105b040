#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "play/play.h"
#include "session/session.h"

namespace cellophane {

/// What a session is about: a game, or a level without one. Options nobody can play give a subject with
/// nothing in it but the reason.
class Subject {
public:
    explicit Subject(const SessionOptions& options);

    /// Null for a bare level.
    Play* game() { return game_ ? &*game_ : nullptr; }
    const Play* game() const { return game_ ? &*game_ : nullptr; }
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
    Observation survey_;
    std::uint64_t level_hash_ = 0;
    std::string problem_;
};

}  // namespace cellophane
