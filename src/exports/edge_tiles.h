#pragma once

#include <string>
#include <vector>

#include "content/terrain.h"

namespace cellophane {

/// A tile in which two terrains meet, for Tiled's terrain brush: some of its corners are of one, the others
/// of the other. The levels themselves have none.
struct EdgeTile {
    /// Nothing: the ground below, which is left clear.
    Terrain outer{};
    Terrain inner{};
    /// Bit i: the i-th corner, clockwise from the upper left, is of the inner terrain.
    unsigned inner_corners = 0;
};

/// Of every pair of terrains that the brush joins all tiles but the two of one terrain alone.
std::vector<EdgeTile> edge_tiles();

enum class EdgeSide { Outer, Inner, Rim };

/// Which terrain a pixel of a tile belongs to; the rim is the shore, of the inner terrain but darker.
EdgeSide side_at(const EdgeTile& tile, int x, int y, int tile_pixels);

/// Tiled's Wang sets, one for each layer of terrain that has edges. Edge tiles begin at `first_tile`, and
/// tiles of one terrain have its number.
std::string wang_sets_json(int first_tile);

}  // namespace cellophane
