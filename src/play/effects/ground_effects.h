#pragma once

#include "play/turn/level_context.h"

namespace cellophane {

/// Applies all that terrain does at once to the hero or a creature, in the order of rules/terrain.md 11.1.
void apply_instant_effects(LevelContext& living, Actor& who);
/// Applies what terrain does over so many ticks (rules/terrain.md 11.2).
void apply_gradual_effects(LevelContext& living, Actor& who, int ticks);

/// Sets the hero or a creature alight unless it cannot burn there (rules/terrain.md 8.5).
void set_alight(Turn& turn, Actor& who, const TerrainLayers& ground);

}  // namespace cellophane
