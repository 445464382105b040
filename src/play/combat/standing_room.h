#pragma once

#include "world/game.h"

namespace cellophane {

/// The free cell nearest to a place on foot, ties drawn at random, where such a creature can be put
/// (rules/monsters.md 5.3, step 5); `nowhere` if there is none.
Pos room_near(Game& game, const Monster& body, Pos from);

}  // namespace cellophane
