#pragma once

#include "play/turn/level_context.h"

namespace cellophane {

/// Splits a creature that splits when hit, if it lives and there is room (rules/hero.md 7.9).
void split(Turn& turn, LevelContext& level, Actor& by, Monster& victim);

/// Adds a creature to the level's list under a new number. References to the others stay valid.
Monster& add_creature(Game& game, Monster monster);

}  // namespace cellophane
