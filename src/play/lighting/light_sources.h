#pragma once

#include <cstddef>

#include "play/lighting/light_cache.h"
#include "world/game.h"

namespace cellophane {

/// Makes the cache's scene that of this moment: what the hero looks at, what stands in the way of light, and
/// every light that may get there, each of which takes its chances from the flicker stream. The hero's field
/// of view and `ground` have to be up to date.
void gather_light(Game& game, const ActiveTerrain& ground, LightCache& cache);

/// Of that only what stands in the way.
void find_obstacles(const Game& game, const ActiveTerrain& ground, LightCache& cache);

/// A light, as chance would have it now. `carrier`: see play/lighting/light_cache.h.
Glow drawn(const LightCache::Source& source, Pos at, std::size_t carrier, Rng& rng);

/// Whether a light of so many cells may get to any that is asked about; `bounds` are theirs.
bool may_reach(const BitGrid& wanted, const BitGrid::Bounds& bounds, Pos at, int reach);

}  // namespace cellophane
