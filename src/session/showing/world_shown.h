#pragma once

#include "protocol/observation.h"

// What the map shows of the world.

namespace cellophane {

struct SessionState;

/// What is known, as the hero takes it to be.
const Observation& world_shown(SessionState& session);
/// The same of a moment.
const Observation& world_as_taken(SessionState& session, const Observation& world);

}  // namespace cellophane
