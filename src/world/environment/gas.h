#pragma once

#include "world/environment/surroundings.h"

namespace cellophane {

/// Gas spreading, thinning and going (rules/terrain.md 7.1), pass after pass; two passes are a tick, and
/// `passes` below 1 do nothing. `TerrainLayers::gas_volume` counts whole units, never below 0: a puff lets
/// out 15, a broken potion 1000, and nothing sets a limit. What gas does to a creature depends on its kind
/// alone, and only more than `thinnest_kind` units carry that into another cell. Draws from `around.rng`; the
/// field laid out for it stays in `around.scratch`.
void spread_gas(Surroundings& around, int passes = 1);

}  // namespace cellophane
