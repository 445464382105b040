#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "record/replay.h"
#include "view/message_log.h"

namespace cellophane {

/// What is on the screen by a moment, besides the state.
struct Told {
    MessageLog log{};
    /// Messages in plain words.
    std::size_t said = 0;
    int health_change = 0;
    /// The next command is one of the player's, not the next step of a long one.
    bool begins_anew = true;
};

/// A moment of a recording that can be gone back to.
struct Keyframe {
    int turn = 0;
    /// Bytes of the recording's steps that are behind it.
    std::size_t done = 0;
    /// The state as a save holds it, which takes far less than the game itself.
    std::vector<std::uint8_t> state{};
    Told told{};
};

/// The moments that are kept of a recording while it is watched, so that going back plays a few turns again
/// and not the whole game. They lie the closer the nearer they are to where somebody looks, and there are
/// never more than a few: how much they take does not depend on how long the game is.
class Keyframes {
public:
    /// Of all moments up to a turn, the latest; there is one as soon as anything is kept.
    const Keyframe& latest_by(int turn) const;

    /// Whether the moment is worth keeping for somebody who is on his way to turn `target`.
    bool wants(int turn, int target) const;
    /// The beginning comes first. What is known already is passed over.
    void keep(const Replay& replay, Told told);

    std::size_t size() const { return frames_.size(); }

private:
    void thin_out(int turn);

    /// By their turns.
    std::vector<Keyframe> frames_;
};

}  // namespace cellophane
