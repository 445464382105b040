#pragma once

#include <array>
#include <cstdint>

#include "agent/legal_mask.h"
#include "agent/observation_table.h"

namespace cellophane {

/// What was written last, for the API to copy: memory that stays where it is, so that no call makes an
/// object.
alignas(4) inline std::array<std::uint8_t, observation_bytes> observed;
inline std::array<std::uint8_t, mask_bytes> masked;

}  // namespace cellophane
