#pragma once

#include "world/game.h"

namespace cellophane {

/// The Warden who is after the hero is never more than one level behind (rules/monsters.md 16.2).
void hurry_warden(Game& game);

}  // namespace cellophane
