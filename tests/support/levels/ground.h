#pragma once

#include "kit/grid/bit_grid.h"
#include "world/level.h"

namespace cellophane {

/// A level's cells sorted by what the rules call them (rules/levels.md 0.1), computed here from the
/// terrain rows alone so that the checks do not lean on the generator's own idea of it.
struct Ground {
    explicit Ground(const TerrainLayers& layers);

    BitGrid solid;
    /// Pathing blockers.
    BitGrid blocked;
    /// Deep water, lava, chasm or brimstone.
    BitGrid lake;
    BitGrid secret;
    /// No pathing blocker, or solid but secret, opened by a key, or marked as connecting the level.
    BitGrid open_or_doorway;
    /// Lets vision or movement through.
    BitGrid exposing;
    /// Solid cells that forbid cutting their corner.
    BitGrid corners;
};

/// Cells with this terrain in this layer.
BitGrid cells_of(const TerrainLayers& layers, Layer layer, Terrain terrain);

/// Cells with any terrain that lakes and their wreaths are made of.
BitGrid lakes_and_wreaths(const TerrainLayers& layers);

/// Half the changes between open and not, once round the eight neighbors of a cell.
int arcs_around(const BitGrid& open, Pos at);

/// The outermost ring of a map.
BitGrid rim(Size size);

/// The 2x2 blocks that are open only at their corners; the upper left cell of each.
BitGrid diagonal_openings(const TerrainLayers& layers);

/// Length of the shortest eight-direction way that cuts no corner, or -1.
int walk_length(const BitGrid& open, const BitGrid& corners, Pos from, Pos to);

/// How many four-connected parts a set has.
int parts_of(BitGrid cells);

}  // namespace cellophane
