#pragma once

#include <cstdint>
#include <string>

namespace cellophane {

/// Today by the clock of the world, as YYYY-MM-DD.
std::string today();

/// A seed nobody has asked for, from the clock.
std::uint64_t fresh_seed();

}  // namespace cellophane
