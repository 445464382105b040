#pragma once

namespace cellophane {

/// No place in a ring yet.
inline constexpr int off_round = -1;

/// Where a step on or back leads in a ring of `count` places; from none to the first, or back to the last.
constexpr int step_round(int at, int by, int count) {
    if (at < 0) return by > 0 ? 0 : count - 1;
    return (at + by % count + count) % count;
}

}  // namespace cellophane
