#pragma once

#include <cstdint>

namespace cellophane {

struct SessionState;

/// What the game offers to do next when a key has been pressed once.
enum class Proposal : std::uint8_t { None, Explore, StairsDown, StairsUp };

/// The first time shows, the second goes.
void press_for(SessionState& session, Proposal what);
void propose_to_go_on(SessionState& session);
void go_ahead(SessionState& session);
void explore_fast(SessionState& session);

}  // namespace cellophane
