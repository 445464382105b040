#include "session/replay/keyframes.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <limits>
#include <utility>

#include "record/snapshot.h"

namespace cellophane {

namespace {

constexpr std::size_t most_frames = 24;
/// The least turns between two keyframes, near the turn being viewed.
constexpr int least_gap = 20;

}  // namespace

const Keyframe& Keyframes::latest_by(int turn) const {
    const auto after = std::find_if(frames_.begin(), frames_.end(),
                                    [&](const Keyframe& frame) { return frame.turn > turn; });
    return after == frames_.begin() ? frames_.front() : *std::prev(after);
}

bool Keyframes::wants(int turn, int target) const {
    if (frames_.empty()) return true;
    // Far from the target keyframes may be further apart: the viewer will be at the end of the way.
    const int gap = std::max(least_gap, (target - turn) / 4);
    return turn - latest_by(turn).turn >= gap;
}

void Keyframes::keep(const Replay& replay, KeyframeMessages messages) {
    const int turn = replay.turn();
    if (!frames_.empty() && latest_by(turn).turn == turn) return;
    Keyframe frame{.turn = turn,
                   .done = replay.done(),
                   .state = snapshot_of(replay.play().game()),
                   .told = std::move(messages)};
    const auto after = std::find_if(frames_.begin(), frames_.end(),
                                    [&](const Keyframe& other) { return other.turn > turn; });
    frames_.insert(after, std::move(frame));
    if (frames_.size() > most_frames) thin_out(turn);
}

/// Removes the keyframe with the least gap between its neighbors in proportion to its distance from `turn`.
/// The first and the last stay.
void Keyframes::thin_out(int turn) {
    std::size_t least = 1;
    double smallest = std::numeric_limits<double>::max();
    for (std::size_t i = 1; i + 1 < frames_.size(); ++i) {
        const int gap = frames_[i + 1].turn - frames_[i - 1].turn;
        const int away = std::abs(frames_[i].turn - turn) + 1;
        if (static_cast<double>(gap) / away < smallest) {
            smallest = static_cast<double>(gap) / away;
            least = i;
        }
    }
    frames_.erase(frames_.begin() + static_cast<std::ptrdiff_t>(least));
}

}  // namespace cellophane
