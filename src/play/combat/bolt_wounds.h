#pragma once

#include "play/combat/bolt_hit.h"

namespace cellophane {

/// Lightning and fire: wounds by the bolt's magnitude, sets the target alight if it is fiery, and provokes
/// the target unless the bolt was deflected.
BoltAnswer wound(const BoltHit& hit);

/// Arrows, darts and the like: an ordinary blow of the caster's, which reports itself.
BoltAnswer shoot(const BoltHit& hit);

}  // namespace cellophane
