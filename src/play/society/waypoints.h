#pragma once

#include "world/game.h"

namespace cellophane {

/// Chooses new waypoints for the hero's level as it is now, and resets its creatures' memory of them
/// (rules/monsters.md 9.11).
void renew_waypoints(Game& game);

}  // namespace cellophane
