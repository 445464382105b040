#pragma once

#include <map>
#include <optional>

#include "kit/base/pos.h"
#include "session/commands/path_previews.h"
#include "session/key_bindings.h"
#include "view/scene.h"

namespace cellophane {

struct SessionState;

/// What the player points at.
struct PointedAt {
    Pointing mark;
    /// The route of the mark belongs to an earlier state; ask `refresh_route` before using it.
    bool route_is_old = true;
    /// The journey that the mark proposes; none if it marks only a place.
    PathPreview proposed = PathPreview::None;
    /// Where the keyboard cursor was last on each level, by depth.
    std::map<int, Pos> cursor_was_at;
};

/// Points at a cell, by the keyboard cursor or the pointer; without a cell, stops pointing.
void point_at(SessionState& session, std::optional<Pos> at, bool by_cursor);
void stop_pointing(SessionState& session);
/// Begins at the pointed cell, else where the cursor was last on this level, else at the hero.
void begin_pointing(SessionState& session);
/// Moves the pointed cell if the key does so. Returns whether it does.
bool moves_pointing(SessionState& session, const Meaning& meaning);
/// Replans the route of the mark if it is out of date.
void refresh_route(SessionState& session);

}  // namespace cellophane
