#pragma once

#include <cstdint>
#include <map>

#include "kit/base/pos.h"
#include "view/scene.h"

namespace cellophane {

/// What the next press of a key does: a journey shown on the map after the first press, or what is offered
/// where the command could not go on.
enum class PathPreview : std::uint8_t {
    None,
    Explore,
    StairsDown,
    StairsUp,
    /// Offered where no way on is known.
    Search,
    // Offered where a creature bars the only way.
    AttackSleeper,
    AttackBursting,
    FreeCaptive,
    Approach,
    Wait,
    /// Offered where gas is in the only way.
    WaitForGas,
    count
};

/// What the player points at.
struct PointedAt {
    Pointing mark;
    /// The keyboard moves the mark: directions are not for the feet.
    bool by_keys = false;
    /// The route of the mark belongs to an earlier state; ask `refresh_route` before using it.
    bool route_is_old = true;
    /// What is proposed; none if the mark is only a place.
    PathPreview proposed = PathPreview::None;
    /// The journey last ordered: the key that asked for it also takes what is offered in its place. None if
    /// it was ordered by pointing.
    PathPreview ordered = PathPreview::None;
    /// The next journey is one that was offered.
    bool takes_offer = false;
    /// Where the keyboard cursor was last on each level, by depth.
    std::map<int, Pos> cursor_was_at;
};

}  // namespace cellophane
