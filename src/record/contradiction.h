#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "record/recording.h"

namespace cellophane {

/// Whether a file holds other turns or depths than it says, or a saved state its commands do not lead to.
/// `turns` and `state_hash`: of the end of the replayed recording.
std::optional<Problem> contradiction(const Recording& recording, int turns, std::uint64_t state_hash,
                                     std::span<const std::uint8_t> file);

}  // namespace cellophane
