#pragma once

#include "play/combat/bolt_hit.h"

namespace cellophane {

/// Applies a bolt to the target it meets, by the effect of its row (rules/monsters.md 15.4). Returns the
/// outcome, `BoltResult::NoEffect` if there was nothing to do.
BoltAnswer take_effect(const BoltHit& hit);

/// Whether the effect on the target gives away the kind of bolt (rules/items.md 16.6).
bool shows_its_kind(const BoltHit& hit, BoltResult result);

/// Whether a bolt is an ordinary blow of the caster's from afar.
bool is_shot(Bolt bolt);
/// Whether a bolt wounds by its magnitude.
bool is_damaging(Bolt bolt);

}  // namespace cellophane
