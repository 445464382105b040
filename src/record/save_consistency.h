#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "record/recording.h"

namespace cellophane {

/// The end of a recording, as replaying it shows.
struct ReplayedEnd {
    int turns = 0;
    int deepest = 1;
    std::uint64_t state_hash = 0;
};

/// Whether a file holds other turns or depths than it says, or a saved state its commands do not lead to.
std::optional<Problem> inconsistency(const Recording& recording, const ReplayedEnd& end,
                                     std::span<const std::uint8_t> file);

}  // namespace cellophane
