#pragma once

#include "play/effects/living_level.h"

namespace cellophane {

/// Everything terrain does to a body at once, in the order of spec 30, section 11.1.
void apply_instant_effects(LivingLevel& living, const Someone& who);
/// What it does in so many ticks of time (section 11.2).
void apply_gradual_effects(LivingLevel& living, const Someone& who, int ticks);

/// Sets somebody alight unless nothing can (section 8.5).
void set_alight(Turn& turn, const Someone& who, const TerrainLayers& ground);

}  // namespace cellophane
