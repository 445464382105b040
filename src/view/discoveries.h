#pragma once

#include "protocol/discoveries.h"
#include "screen/frame.h"
#include "view/panels.h"

namespace cellophane {

/// All kinds there are to be found out about, over the whole screen (rules/interface.md 10): those known
/// bright and with their sign; those unknown dim, with whether they mean well and how likely each is. In a
/// narrow window they are read in parts. Returns how many.
int paint_discoveries(Frame& frame, const Discoveries& discoveries, const PagePart& which = {});

}  // namespace cellophane
