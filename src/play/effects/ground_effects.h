#pragma once

#include "play/effects/level_context.h"

namespace cellophane {

/// Everything terrain does to a body at once, in the order of rules/terrain.md 11.1.
void apply_instant_effects(LevelContext& living, const ActorRef& who);
/// What it does in so many ticks of time (rules/terrain.md 11.2).
void apply_gradual_effects(LevelContext& living, const ActorRef& who, int ticks);

/// Sets somebody alight unless nothing can (rules/terrain.md 8.5).
void set_alight(Turn& turn, const ActorRef& who, const TerrainLayers& ground);

}  // namespace cellophane
