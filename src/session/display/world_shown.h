#pragma once

#include "protocol/observation.h"

// The world as the map shows it.

namespace cellophane {

struct SessionState;

/// The present world: unveiled, or as the hero perceives it.
const Observation& world_shown(SessionState& session);
/// A given world as the hero perceives it.
const Observation& world_as_taken(SessionState& session, const Observation& world);

}  // namespace cellophane
