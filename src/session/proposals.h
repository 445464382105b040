#pragma once

#include <cstdint>

namespace cellophane {

/// What the game offers to do next when a key has been pressed once.
enum class Proposal : std::uint8_t { None, Explore, StairsDown, StairsUp };

}  // namespace cellophane
