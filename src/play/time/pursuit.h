#pragma once

#include "world/game.h"

namespace cellophane {

/// Moves the Warden, if more than one level from the hero, to the stairs on the level next to the hero's
/// (rules/monsters.md 16.2).
void hurry_warden(Game& game);

}  // namespace cellophane
