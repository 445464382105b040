#pragma once

#include "content/terrain.h"

namespace cellophane::terrain {

// Short names for the rows.
using P = TerrainProperty;
using M = TerrainMechanic;

inline constexpr TerrainProperties blocks_everything{P::BlocksMovement, P::BlocksVision, P::BlocksItems,
                                                     P::BlocksSurface,  P::BlocksGas,    P::BlocksDiagonals};

}  // namespace cellophane::terrain
