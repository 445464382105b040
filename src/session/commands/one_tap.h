#pragma once

#include "screen/input.h"

namespace cellophane {

struct Context;
struct MonsterView;

/// Weapons do something to it, and it is no friend of the hero's.
bool can_be_attacked(const MonsterView& monster);
/// Whether a finger goes to what it taps at once: a cell with a way to it, or a foe beside the hero. Other
/// creatures are pointed at first, and so is what no way leads to.
bool tap_goes(Context& context, const PointerEvent& tap);

}  // namespace cellophane
