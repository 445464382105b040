#pragma once

#include "play/effects/living_level.h"

namespace cellophane {

/// Whether a shield takes its part first: not of what hurts from within.
enum class Shielding : bool { Bypassed, Counts };

/// Takes health away, or life.
void hurt(LivingLevel& living, const Someone& who, int damage, Ending why, Shielding shielding);
/// Gives so much of it back, up to what the body holds.
void heal(const Someone& who, int health);
/// Kills at once; creatures stay in the list, dead, until `bury_the_dead`.
void kill(LivingLevel& living, const Someone& who, Ending why);
/// Wakes who sleeps, and its group with it.
void rouse(Game& game, const Someone& who);

}  // namespace cellophane
