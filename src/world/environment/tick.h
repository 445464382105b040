#pragma once

#include "world/environment/surroundings.h"

namespace cellophane {

/// What a level does by itself in 100 ticks of time (rules/terrain.md 6.2): gas, promotions, fire, things on
/// the floor. Whoever knows the creatures lets those fall first that stand over nothing.
void update_environment(Surroundings& around);

}  // namespace cellophane
