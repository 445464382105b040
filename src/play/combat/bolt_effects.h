#pragma once

#include "play/combat/bolt_hit.h"

namespace cellophane {

/// What a bolt does to the one it meets, by the effect of its row (rules/monsters.md 15.4). Says what came of
/// it; `BoltResult::NoEffect` if there was nothing to do.
BoltAnswer take_effect(const BoltHit& hit);

/// Whether a bolt of such a kind shows what it is by what it did to somebody (rules/items.md 16.6).
bool shows_its_kind(const BoltHit& hit, BoltResult result);

/// Whether a bolt is one of those that are an ordinary blow of the caster's from afar.
bool is_shot(Bolt bolt);
/// Whether it wounds by its magnitude.
bool is_damaging(Bolt bolt);

}  // namespace cellophane
