#pragma once

#include "world/game.h"

namespace cellophane {

/// Looks for places worth a visit on the level the hero is on as it is by now, and lets everybody there start
/// afresh with them (rules/monsters.md 9.11).
void renew_waypoints(Game& game);

}  // namespace cellophane
