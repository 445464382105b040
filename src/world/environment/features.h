#pragma once

#include "content/features.h"
#include "kit/grid/bit_grid.h"
#include "kit/rng/rng.h"
#include "world/level.h"

namespace cellophane {

// Dungeon features: terrain that spreads from a cell (rules/terrain.md 4).

/// The cells a feature spreads over, its origin included (rules/terrain.md 4.2).
BitGrid feature_cells(const TerrainLayers& layers, const FeatureRow& feature, Pos origin, Rng& rng);

/// Whether a feature's terrain may be written into a cell (rules/terrain.md 4.3).
bool may_stand(const TerrainLayers& layers, const FeatureRow& feature, Pos at);

/// Empties what a feature clears away in the cells it took (rules/terrain.md 4.1, step 5).
void clear_others(TerrainLayers& layers, const FeatureRow& feature, const BitGrid& blob);

/// What came of a feature and of those that followed it, for callers that manage creatures.
struct Growth {
    bool built = false;
    /// Cells with other terrain than before.
    BitGrid changed;
    /// Creatures here have to make room.
    BitGrid evacuated;
    /// Dormant creatures here wake.
    BitGrid woken;
};

enum class Cutting : std::uint8_t {
    /// It must not part what was connected, or nothing is built.
    Refused,
    Allowed
};

/// Places a feature while a level is being built: no event is reported, nothing reacts. `open`, if given, are
/// the level's open cells and doorways, and is kept up to date.
Growth place_feature(TerrainLayers& layers, Feature kind, Pos origin, Cutting cutting, Rng& rng,
                     BitGrid* open = nullptr);

/// Empties a layer: the dungeon layer becomes floor.
void empty_layer(TerrainLayers& layers, Layer layer, Pos at);

/// The terrain of the layer drawn before all others, gas excepted.
Terrain foremost_ground(const TerrainLayers& layers, Pos at);

}  // namespace cellophane
