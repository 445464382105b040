#pragma once

#include "play/turn/level_context.h"

namespace cellophane {

// Burning: the hero and creatures alight (rules/terrain.md 8.5). Fire that spreads over terrain:
// world/environment/fire.

/// Sets the hero or a creature alight unless it cannot burn there.
void set_alight(Turn& turn, Actor& who, const TerrainLayers& ground);

/// Puts out the flames on the hero or a creature, if any. Only of the hero it is told.
void extinguish(Turn& turn, Actor& who);
/// The same where water or the like reaches whoever does not float over it.
void extinguish_in_water(LevelContext& living, Actor& who);

/// Fire in a cell sets alight who is there; who burns already sets fire to what can burn there.
void exchange_fire(LevelContext& living, Actor& who);

/// What a turn of burning takes from the health (carried out by time/status_upkeep).
int burning_damage(Rng& rng);

}  // namespace cellophane
