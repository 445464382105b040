#pragma once

#include <map>
#include <optional>

#include "kit/base/pos.h"
#include "session/going/path_previews.h"
#include "session/keys.h"
#include "view/scene.h"

namespace cellophane {

struct SessionState;

/// What the player points at.
struct PointedAt {
    Pointing mark;
    /// The route of the mark belongs to an earlier state; ask `refresh_route` before using it.
    bool route_is_old = true;
    /// What pointing there is about, if it is not about the place.
    PathPreview proposed = PathPreview::None;
    /// Where the keys pointed last on each level, by its depth.
    std::map<int, Pos> cursor_was_at;
};

/// By the keys or by the pointer; at nothing, if there is no place.
void point_at(SessionState& session, std::optional<Pos> at, bool by_cursor);
void stop_pointing(SessionState& session);
/// Where the keys pointed last, if nothing is pointed at.
void begin_pointing(SessionState& session);
/// Whether the key is one of those that move what is pointed at; then it has.
bool moves_pointing(SessionState& session, const Meaning& meaning);
/// Plans anew what the pointing marks, if anything has changed since: once, however much happened.
void refresh_route(SessionState& session);

}  // namespace cellophane
