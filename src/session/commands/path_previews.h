#pragma once

#include <cstdint>

namespace cellophane {

struct SessionState;

/// A journey shown on the map after the first press of its key.
enum class PathPreview : std::uint8_t { None, Explore, StairsDown, StairsUp };

/// Shows the way on the first press, goes it on the second. If there is none to show, orders the command at
/// once.
void press_for(SessionState& session, PathPreview what);
/// Shows where exploring would go on after it has stopped.
void propose_to_go_on(SessionState& session);
/// Orders the journey shown.
void go_ahead(SessionState& session);
/// Explores without showing the way or the steps.
void explore_fast(SessionState& session);

}  // namespace cellophane
