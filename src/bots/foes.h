#pragma once

#include "protocol/observation.h"

namespace cellophane {

/// Whether a creature is hostile, at large, able to move and open to weapons.
bool is_foe(const MonsterView& monster);
/// Whether a creature is a foe in view that hunts the hero.
bool is_coming(const Observation& seen, const MonsterView& monster);
/// The number of such foes.
int number_coming(const Observation& seen);
/// Whether no hostile creature is in view, awake or asleep.
bool is_at_peace(const Observation& seen);
/// The fewest blows in which one foe that hunts the hero in view can kill it; 1000 if there is none.
int blows_to_live(const Observation& seen);

}  // namespace cellophane
