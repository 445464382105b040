#pragma once

// Going to what is pointed at.

namespace cellophane {

struct SessionState;

void travel_to_pointed(SessionState& session);
void step_towards_pointed(SessionState& session);

}  // namespace cellophane
