#pragma once

#include "play/turn/level_context.h"

namespace cellophane {

/// Levitation: for so many turns the hero floats over water, lava, chasms and plates (`Actor::floats`; what
/// ground does then: rules/terrain.md 11.3), and all holds on it end. Whether it still gets across in time:
/// time/lethal_crossing.
void become_levitating(Turn& turn, LevelContext& level, int turns);

}  // namespace cellophane
