#pragma once

#include "play/lighting/light_cache.h"
#include "world/game.h"

namespace cellophane {

/// Lights what is in the hero's view (rules/terrain.md 15.3): every light that may get there draws from the
/// flicker stream. The hero's field of view and `ground` have to be up to date. Returns the cells with light
/// enough to see by. Of the rest only what the rules need is computed at once: whether the hero's own cell is
/// lit, or dark.
BitGrid illuminate(Game& game, const ActiveTerrain& ground, LightCache& cache);

/// Computes the rest of the last lighting, colors above all, if that is still due. The result is that of the
/// moment of the lighting, whatever has happened since.
void finish_light(LevelLight& light, LightCache& cache);

/// The cells of `wanted` that are light enough to see by while something flares up somewhere
/// (rules/terrain.md 18), on top of the light there is. The level has to be lit there; it stays as it was.
BitGrid light_up(Game& game, const BitGrid& wanted, Light flare, Pos at, const ActiveTerrain& ground,
                 LightCache& cache);

}  // namespace cellophane
