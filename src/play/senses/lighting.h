#pragma once

#include "play/senses/light_cache.h"
#include "play/senses/miners_light.h"
#include "world/game.h"

namespace cellophane {

/// Lights the level the hero is on (spec 30, section 15.3), as far as `wanted` reaches: every light that may
/// get there takes its chances from the flicker stream. The hero's field of view and `ground` have to be up
/// to date. Returns the cells with light enough to see by.
BitGrid illuminate(Game& game, const BitGrid& wanted, const ActiveTerrain& ground, LightCache& cache);

/// What becomes of the hero's own light where he is and as he is.
LampState lamp_of(const Game& game);

}  // namespace cellophane
