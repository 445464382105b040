#pragma once

#include "protocol/discoveries.h"
#include "screen/frame.h"

namespace cellophane {

/// All kinds there are to be found out about, over the whole screen (spec 70, section 10): those known bright
/// and with their sign; those unknown dim, with whether they mean well and how likely each is.
/// `keys`: somebody has them, and is told of them. `columns`: so many are in sight, and the legend keeps
/// within them.
void paint_discoveries(Frame& frame, const Discoveries& discoveries, bool keys = true,
                       int columns = screen_columns);

}  // namespace cellophane
