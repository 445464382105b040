#pragma once

#include <cstdint>
#include <map>

#include "kit/base/pos.h"
#include "view/scene.h"

namespace cellophane {

/// A journey shown on the map after the first press of its key, or the search that exploring offers where no
/// way on is known.
enum class PathPreview : std::uint8_t { None, Explore, StairsDown, StairsUp, Search };

/// What the player points at.
struct PointedAt {
    Pointing mark;
    /// The keyboard moves the mark: directions are not for the feet.
    bool by_keys = false;
    /// The route of the mark belongs to an earlier state; ask `refresh_route` before using it.
    bool route_is_old = true;
    /// The journey that the mark proposes; none if it marks only a place.
    PathPreview proposed = PathPreview::None;
    /// Where the keyboard cursor was last on each level, by depth.
    std::map<int, Pos> cursor_was_at;
};

}  // namespace cellophane
