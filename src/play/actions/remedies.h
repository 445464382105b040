#pragma once

#include "play/turn/level_context.h"

namespace cellophane {

// What potions and charms alike do to the hero (rules/items.md 14 and 19).

/// Sets a status of the hero's to so many turns, whatever was left of it.
void begin_status(Turn& turn, Status status, int turns);

/// Panacea (rules/hero.md 5.3): gives back so many percent of maximum health, and ends ills.
void cure_everything(Game& game, int percent);

/// Makes the hero telepathic, and tells whether there is any mind on the level.
void feel_for_minds(Turn& turn, int turns);

/// Makes the hero levitate, and ends all holds on him.
void float_up(Turn& turn, LevelContext& level, int turns);
void hurry(Turn& turn, int turns);
/// Puts out flames on the hero, too.
void proof_against_fire(Turn& turn, int turns);

}  // namespace cellophane
