#pragma once

#include "protocol/observation.h"
#include "screen/frame.h"
#include "view/layout.h"

namespace cellophane {

/// All that is known of a creature, in a box on the side of the map where it does not stand; above or below
/// it where a narrow window has no room beside it.
void paint_creature_panel(Frame& frame, const Observation& seen, const MonsterView& monster,
                          Window window = {});

}  // namespace cellophane
