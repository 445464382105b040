#pragma once

#include <cstdint>

namespace cellophane {

/// What a room looks like, once it is dug (rules/levels.md 5 and 25).
enum class RoomShape : std::uint8_t {
    Cross,
    SymmetricalCross,
    Small,
    Circular,
    Donut,
    Chunky,
    CompactCave,
    NorthSouthCave,
    EastWestCave,
    Cavern,
    Entrance,
    FirstRectangle,
    Blob,
    GridRoom,
    GoneRoom,
    count
};

}  // namespace cellophane
