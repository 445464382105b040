#pragma once

#include <cstdint>

#include "kit/grid/bit_grid.h"
#include "kit/grid/grid.h"
#include "world/game.h"

namespace cellophane {

/// Over what somebody may float, or stand fireproof, for a while.
inline constexpr TerrainProperties perils{TerrainProperty::Lava, TerrainProperty::DeepWater,
                                          TerrainProperty::Descends};

/// Steps from each cell to the nearest ground that holds; `unreachable` where no way leads to any
/// (rules/hero.md 5.4). Cells that are not `open` are walls.
Grid<std::int32_t> steps_to_shore(const TerrainLayers& layers, const BitGrid& open);
Grid<std::int32_t> steps_to_shore(const TerrainLayers& layers);

/// Known perils, traps and fires a hero who floats or does not burn may cross and be ashore again in time
/// (rules/hero.md 10.5). None if he does neither.
BitGrid crossable(const Game& game);

/// What `crossable` may excuse.
inline constexpr TerrainProperties crossed =
    perils | TerrainProperties{TerrainProperty::TrapPlate, TerrainProperty::Fire, TerrainProperty::Ignites};

}  // namespace cellophane
