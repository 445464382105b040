#pragma once

#include "play/effects/level_context.h"

namespace cellophane {

/// What splits when it is hit does so if it lives and there is room (rules/hero.md 7.9).
void split(Turn& turn, LevelContext& level, const ActorRef& by, Monster& victim);

/// Puts another creature into the level's list, with a number of its own. References to the others stay
/// good.
Monster& add_creature(Game& game, Monster monster);

}  // namespace cellophane
