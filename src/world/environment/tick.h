#pragma once

#include "world/environment/surroundings.h"

namespace cellophane {

/// What a level does by itself in 100 ticks of time (rules/terrain.md 6.2): gas, promotions, fire, things on
/// the floor. A caller that manages creatures first lets those fall that stand over nothing.
void update_environment(Surroundings& around);

}  // namespace cellophane
