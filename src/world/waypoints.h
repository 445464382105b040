#pragma once

#include <vector>

#include "kit/rng/rng.h"
#include "world/level.h"

namespace cellophane {

/// Places that wanderers visit, each out of sight of the others (rules/levels.md 23.7;
/// rules/monsters.md 9.11).
std::vector<Pos> choose_waypoints(const TerrainLayers& layers, Rng& rng);

/// What a creature remembers of the waypoints of a level it knows nothing of: it heads for none, and half of
/// them, by chance, count as visited (rules/monsters.md 3, step 4).
Wandering new_to_waypoints(Wandering mind, Rng& rng);

}  // namespace cellophane
