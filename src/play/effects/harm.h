#pragma once

#include "play/turn/level_context.h"

namespace cellophane {

/// Whether a shield absorbs damage first; against harm from within it does not.
enum class Shielding : bool { Bypassed, Counts };

/// Takes health away; kills when none is left.
void hurt(LevelContext& living, Actor& who, int damage, Ending why, Shielding shielding);
/// Restores health, up to the maximum.
void heal(Actor& who, int health);
/// Kills at once; creatures stay in the list, dead, until `remove_dead`.
void kill(LevelContext& living, Actor& who, Ending why);
/// Wakes a sleeping creature and its group.
void rouse(Game& game, Actor& who);

}  // namespace cellophane
