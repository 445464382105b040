#pragma once

#include "protocol/observation.h"

// The world as the map shows it.

namespace cellophane {

struct Context;

/// The present world: unveiled, or as the hero perceives it.
const Observation& world_shown(Context& context);
/// A given world as the hero perceives it.
const Observation& world_as_taken(Context& context, const Observation& world);
/// A copy of that.
Observation as_perceived(const Context& context, const Observation& world);

}  // namespace cellophane
