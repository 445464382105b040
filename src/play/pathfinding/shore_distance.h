#pragma once

#include <cstdint>

#include "kit/grid/bit_grid.h"
#include "kit/grid/grid.h"
#include "world/game.h"

namespace cellophane {

/// Terrain that levitation or fire immunity makes passable for a while.
inline constexpr TerrainProperties perils{TerrainProperty::Lava, TerrainProperty::DeepWater,
                                          TerrainProperty::Descends};

/// Steps from each cell to the nearest safe ground; `unreachable` where no way leads to any (rules/hero.md
/// 5.4). Cells that are not `open` are walls.
Grid<std::int32_t> steps_to_shore(const TerrainLayers& layers, const BitGrid& open);
Grid<std::int32_t> steps_to_shore(const TerrainLayers& layers);

/// Known perils, traps and fires that a levitating or fire-immune hero may cross and be ashore in time
/// (rules/hero.md 10.5). None if it is neither.
BitGrid crossable(const Game& game);

/// What `crossable` may excuse.
inline constexpr TerrainProperties crossed =
    perils | TerrainProperties{TerrainProperty::TrapPlate, TerrainProperty::Fire, TerrainProperty::Ignites};

}  // namespace cellophane
