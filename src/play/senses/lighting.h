#pragma once

#include "play/senses/light_cache.h"
#include "play/senses/miners_light.h"
#include "world/game.h"

namespace cellophane {

/// Lights the level the hero is on (spec 30, section 15.3), as far as `wanted` reaches: every light that may
/// get there takes its chances from the flicker stream. The hero's field of view and `ground` have to be up
/// to date. Returns the cells with light enough to see by.
BitGrid illuminate(Game& game, const BitGrid& wanted, const ActiveTerrain& ground, LightCache& cache);

/// The cells of `wanted` that are light enough to see by while something flares up somewhere (spec 30,
/// section 18), on top of the light there is. The level has to be lit there; it stays as it was.
BitGrid light_up(Game& game, const BitGrid& wanted, Light flare, Pos at, const ActiveTerrain& ground,
                 LightCache& cache);

/// What becomes of the hero's own light where he is and as he is.
LampState lamp_of(const Game& game);

}  // namespace cellophane
