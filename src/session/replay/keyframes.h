#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "record/replay.h"
#include "view/message_log.h"

namespace cellophane {

/// What a moment shows on the screen, besides the state of the game.
struct KeyframeMessages {
    MessageLog log{};
    /// The number of messages in plain words.
    std::size_t said = 0;
    int health_change = 0;
    /// The next command is one of the player's, not a further step of a long one.
    bool begins_anew = true;
};

/// A moment of a recording to rewind to.
struct Keyframe {
    int turn = 0;
    /// Bytes of the recording's steps already played.
    std::size_t done = 0;
    /// The state as a save holds it, which takes far less than the game itself.
    std::vector<std::uint8_t> state{};
    KeyframeMessages told{};
};

/// The keyframes of a recording that is watched, so that a rewind replays a few turns and not the whole game.
/// They lie closest around the turn being viewed, and their number is limited: the memory they take does not
/// depend on the length of the game.
class Keyframes {
public:
    /// The latest keyframe up to a turn. Requires that the beginning has been kept.
    const Keyframe& latest_by(int turn) const;

    /// Whether a keyframe at `turn` is worth keeping on the way to turn `target`.
    bool wants(int turn, int target) const;
    /// The first call has to be at the beginning. A turn that has a keyframe is skipped.
    void keep(const Replay& replay, KeyframeMessages messages);

    std::size_t size() const { return frames_.size(); }

private:
    void thin_out(int turn);

    /// Sorted by turn.
    std::vector<Keyframe> frames_;
};

}  // namespace cellophane
