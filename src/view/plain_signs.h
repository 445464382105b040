#pragma once

#include "screen/frame.h"

namespace cellophane {

/// What stands for a sign where there is nothing but ASCII (tables/glyphs.tsv): the cell's own, else that of
/// its glyph.
char32_t plain_sign(const StyledCell& cell);

/// The whole screen.
void write_plainly(Frame& frame);

}  // namespace cellophane
