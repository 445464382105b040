#pragma once

#include "play/turn/level_context.h"

namespace cellophane {

// What potions and charms alike do to the hero (rules/items.md 14 and 19).

/// Sets a status of the hero's to so many turns, whatever was left of it.
void begin_status(Turn& turn, Status status, int turns);

/// Panacea (rules/hero.md 5.3): gives back so many percent of maximum health, and ends ills.
void cure_everything(Game& game, int percent);

/// Makes the hero telepathic, and tells whether there is any mind on the level.
void become_telepathic(Turn& turn, int turns);

/// Puts out flames on the hero, too.
void become_fire_immune(Turn& turn, int turns);

}  // namespace cellophane
