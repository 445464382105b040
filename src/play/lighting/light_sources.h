#pragma once

#include <cstddef>

#include "play/lighting/light_cache.h"
#include "world/game.h"

namespace cellophane {

/// Makes the cache's scene the present one: what the hero looks at, what stands in the way of light, and
/// every light that may get there, each drawn from the flicker stream. The hero's field of view and `ground`
/// have to be up to date.
void gather_light(Game& game, const ActiveTerrain& ground, LightCache& cache);

/// Updates the obstacles of the scene alone.
void find_obstacles(const Game& game, const ActiveTerrain& ground, LightCache& cache);

/// A light with its radius and color drawn. `carrier`: see play/lighting/light_cache.h.
Glow drawn(const LightCache::Source& source, Pos at, std::size_t carrier, Rng& rng);

/// Whether a light of this reach, in cells, may get to a wanted cell; `bounds` are those of `wanted`.
bool may_reach(const BitGrid& wanted, const BitGrid::Bounds& bounds, Pos at, int reach);

}  // namespace cellophane
