#pragma once

// Going to the pointed cell.

namespace cellophane {

struct SessionState;

/// Travels there, or does what was proposed; on a neighbouring cell the hero acts.
void travel_to_pointed(SessionState& session);
/// Takes one step on the way.
void step_towards_pointed(SessionState& session);

}  // namespace cellophane
