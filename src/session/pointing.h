#pragma once

#include <map>

#include "kit/base/pos.h"
#include "session/proposals.h"
#include "view/scene.h"

namespace cellophane {

/// What the player points at.
struct PointedAt {
    Pointing mark;
    /// The route of the mark belongs to an earlier state; ask `refresh_route` before using it.
    bool route_is_old = true;
    /// What pointing there is about, if it is not about the place.
    Proposal proposed = Proposal::None;
    /// Where the keys pointed last on each level, by its depth.
    std::map<int, Pos> cursor_was_at;
};

}  // namespace cellophane
