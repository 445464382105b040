#pragma once

#include "play/effects/level_context.h"

namespace cellophane {

/// Whether a shield takes its part first: not of what hurts from within.
enum class Shielding : bool { Bypassed, Counts };

/// Takes health away, or life.
void hurt(LevelContext& living, const ActorRef& who, int damage, Ending why, Shielding shielding);
/// Gives so much of it back, up to what the body holds.
void heal(const ActorRef& who, int health);
/// Kills at once; creatures stay in the list, dead, until `bury_the_dead`.
void kill(LevelContext& living, const ActorRef& who, Ending why);
/// Wakes who sleeps, and its group with it.
void rouse(Game& game, const ActorRef& who);

}  // namespace cellophane
