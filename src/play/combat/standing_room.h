#pragma once

#include "world/game.h"

namespace cellophane {

/// The free cell nearest to a place by a walk, one of the nearest by chance, where a body like this can be
/// put (rules/monsters.md 5.3, step 5); `nowhere` if there is none.
Pos room_near(Game& game, const Monster& body, Pos from);

}  // namespace cellophane
