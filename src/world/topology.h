#pragma once

#include "kit/grid/bit_grid.h"
#include "kit/grid/grid.h"
#include "world/level.h"

namespace cellophane {

// The analysis of a level's shape (rules/levels.md 13).

/// What counts as open: no pathing blocker, or secret.
BitGrid open_map(const TerrainLayers& layers);
/// The same for callers that already have the cells of pathing blockers and secrets.
BitGrid open_map(const TerrainLayers& layers, const BitGrid& barred, const BitGrid& secrets);

/// Every ring of open cells around an island (rules/levels.md 13.2).
BitGrid find_loops(const BitGrid& open);

/// The open cells outside loops that part what lies on two sides of them (rules/levels.md 13.3).
BitGrid find_chokepoints(const BitGrid& open, const BitGrid& loops);

/// A value of the choke map for cells that nothing cuts off.
inline constexpr int never_cut_off = 30000;
/// The value of regions that touch an area machine.
inline constexpr int spoilt_region = 10000;

/// How many cells would be cut off if the nearest separating chokepoint were blocked (rules/levels.md 13.4).
/// Gates of cells without a machine are found anew, others stay.
Grid<std::int32_t> find_gates(const BitGrid& open, const MachineOwnership& ownership, Topology& topology);

}  // namespace cellophane
