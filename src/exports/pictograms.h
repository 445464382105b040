#pragma once

#include <cstddef>
#include <vector>

#include "content/terrain.h"

namespace cellophane {

/// The shape of a sign as a square of pixels: what is drawn in its colour, and what shows the background.
struct Stencil {
    int side = 0;
    /// Row by row.
    std::vector<bool> filled;

    bool at(int x, int y) const { return filled[static_cast<std::size_t>(y * side + x)]; }
};

/// Pictograms are drawn by hand on so many pixels, and doubled as often as wanted.
inline constexpr int pictogram_side = 8;

/// The picture of a terrain's sign, for pictures without a font. `side` is `pictogram_side` or a power of two
/// times it. A terrain without a sign gets the frame of the unseen.
Stencil pictogram(Terrain terrain, int side);

bool has_pictogram(Terrain terrain);

/// What is there without being seen.
Stencil frame_of_the_unseen(int side);

}  // namespace cellophane
