#pragma once

#include <cstdint>

namespace cellophane {

struct SessionState;

/// What the game offers to do next when a key has been pressed once.
enum class PathPreview : std::uint8_t { None, Explore, StairsDown, StairsUp };

/// The first time shows, the second goes.
void press_for(SessionState& session, PathPreview what);
/// Exploring has been interrupted: shows where it would go on.
void propose_to_go_on(SessionState& session);
/// Does what is proposed.
void go_ahead(SessionState& session);
/// Explores without showing the way or the steps.
void explore_fast(SessionState& session);

}  // namespace cellophane
