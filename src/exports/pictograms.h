#pragma once

#include "content/terrain.h"
#include "exports/pictogram_side.h"
#include "exports/stencil.h"

namespace cellophane {

/// The picture of a terrain's sign, for pictures without a font. `side` is `pictogram_side` or a power of two
/// times it. A terrain without a sign gets the frame of the unseen.
Stencil pictogram(Terrain terrain, int side);

bool has_pictogram(Terrain terrain);

/// What is there without being seen.
Stencil frame_of_the_unseen(int side);

}  // namespace cellophane
