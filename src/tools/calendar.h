#pragma once

#include <cstdint>
#include <string>

namespace cellophane {

/// Today by the clock of the world, as YYYY-MM-DD.
std::string today();

/// A seed made from the clock, for a game without a given seed.
std::uint64_t fresh_seed();

}  // namespace cellophane
