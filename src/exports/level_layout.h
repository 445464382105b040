#pragma once

#include <optional>

#include "world/level.h"

namespace cellophane {

/// How a level is laid out, in numbers that searches compare (docs/catalog.md).
struct LevelLayout {
    /// Cells that a hero can stand on unharmed, secret doors included.
    int area = 0;
    int rooms = 0;
    /// Walls, lakes and other blocks of at least ten cells that one can walk round.
    int loops = 0;
    /// Pieces of deep water, lava, mud, brimstone or chasm of at least ten cells.
    int lakes = 0;
    /// Steps between the stairs, through secret doors where there is no other way; none where fire or
    /// brimstone is in the way.
    std::optional<int> stairs{};
};

/// Of a level whose terrain has settled.
LevelLayout layout_of(const Level& level);

}  // namespace cellophane
