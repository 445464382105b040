#pragma once

#include "play/combat/bolt_hit.h"

namespace cellophane {

/// Lightning and fire: wounds by the bolt's magnitude, sets alight if it is fiery, and tells the victim who
/// its enemies are.
BoltAnswer wound(const BoltHit& hit);

/// Arrows, darts and the like: an ordinary blow of the caster's, which tells of itself.
BoltAnswer shoot(const BoltHit& hit);

}  // namespace cellophane
