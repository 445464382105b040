#pragma once

#include "world/environment/surroundings.h"

namespace cellophane {

// What burns, and how it spreads (rules/terrain.md 8).

enum class Ignition : bool { Chance, Certain };

/// Exposes a cell to fire (rules/terrain.md 8.1). Returns whether it ignited.
bool expose_to_fire(Surroundings& around, Pos at, Ignition ignition);

/// Every fire that is older than this tick reaches for its cell and its four neighbors
/// (rules/terrain.md 8.2).
void spread_fire(Surroundings& around);

/// Burns the flammable items on the floor here (rules/terrain.md 4.3; rules/terrain.md 12, rule 2).
void burn_items(Surroundings& around, Pos at);

}  // namespace cellophane
