#pragma once

#include "exports/stencil.h"

namespace cellophane {

/// The picture of a creature's or an item's sign, for pictures without a font: letters as letters, items as
/// small drawings. `side` is `pictogram_side` or a power of two times it. A sign without a picture gets the
/// frame of the unseen.
Stencil figure_sign(char32_t glyph, int side);

bool has_figure_sign(char32_t glyph);

}  // namespace cellophane
