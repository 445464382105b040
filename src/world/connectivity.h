#pragma once

#include "kit/grid/bit_grid.h"
#include "world/level.h"

namespace cellophane {

// Where one can go on a level, and what would cut it (rules/levels.md 0.1, 0.2 and 14).

/// Whether no layer of the cell blocks movement, and what does would only be a closed way (rules/levels.md
/// 0.1).
BitGrid open_or_doorway(const TerrainLayers& layers);

/// What the cells of a level let pass, found in one go.
struct Passages {
    /// Open cells and doorways.
    BitGrid open;
    BitGrid solid;
    /// Pathing blockers.
    BitGrid blocked;
    /// Obstructions: no diagonal step cuts their corners.
    BitGrid corners;
    /// Where nothing may lie.
    BitGrid no_items;
};
Passages passages_of(const TerrainLayers& layers);

/// The same for one cell.
bool is_open_or_doorway(const TerrainLayers& layers, Pos at);

/// Half the number of changes between open and closed once round a cell (rules/levels.md 0.2): 2 or more is
/// a hallway or a doorway.
int passable_arcs(const BitGrid& open, Pos at);
/// All cells with two or more arcs.
BitGrid hallways(const BitGrid& open);
/// The arcs round a single cell of a level.
int passable_arcs(const TerrainLayers& layers, Pos at);
/// The same with the cells of `taken` closed as well.
int passable_arcs(const TerrainLayers& layers, const BitGrid& taken, Pos at);

/// Whether making `blocking` impassable would cut the level (rules/levels.md 14).
bool disrupts(const BitGrid& open, const BitGrid& blocking);
/// The same for a single cell.
bool disrupts(const BitGrid& open, Pos blocking);

/// The same on a level as it stands; most of the time a look at the surroundings is enough.
bool disrupts(const TerrainLayers& layers, const BitGrid& blocking);
bool disrupts(const TerrainLayers& layers, Pos blocking);

/// The size of the smallest part that `blocking` would cut off; 0 if it cuts off none.
int smallest_part_cut_off(const BitGrid& open, const BitGrid& blocking);

}  // namespace cellophane
