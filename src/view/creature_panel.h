#pragma once

#include "protocol/observation.h"
#include "screen/frame.h"

namespace cellophane {

/// All that is known of a creature, in a box on the side of the map where it does not stand.
void paint_creature_panel(Frame& frame, const Observation& seen, const MonsterView& monster);

}  // namespace cellophane
