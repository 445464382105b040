#pragma once

#include <cstddef>
#include <memory>

#include "protocol/observation.h"

namespace cellophane {

/// How things stood in the middle of a command: at a moment at which the hero had no say in what came next
/// (the hero was paralyzed, or still at what takes the hero longer than a turn of the dungeon), or while
/// something flew, before anything came of it.
struct AnimationFrame {
    std::shared_ptr<const Observation> seen;
    /// How many of the report's events had happened by then.
    std::size_t told = 0;
    /// Health gained or lost by then, as the report counts it.
    int health_change = 0;
    /// The last of those events is a bolt or a thrown thing on its way.
    bool in_flight = false;
};

/// Whether a report keeps such frames: a caller that shows none pays nothing for them.
enum class WantedFrames : bool { LeftOut, Kept };

}  // namespace cellophane
