#pragma once

#include "screen/frame.h"

namespace cellophane {

/// What stands for a sign where there is nothing but ASCII (tables/glyphs.tsv). Two signs are shared: of
/// ground, and of what stands or lies on it or is listed.
char32_t plain_sign(char32_t sign, bool is_ground);

/// The whole screen. The map is ground and things, and has been seen to; the sidebar lists ground.
void write_plainly(Frame& frame);

}  // namespace cellophane
