#pragma once

// Going to what is pointed at.

namespace cellophane {

struct SessionState;

/// Goes there, or does what was proposed; what is beside the hero he acts on.
void travel_to_pointed(SessionState& session);
/// One step on the way.
void step_towards_pointed(SessionState& session);

}  // namespace cellophane
