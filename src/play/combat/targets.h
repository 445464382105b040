#pragma once

#include "world/game.h"

namespace cellophane {

/// Whether something would come of aiming at somebody what the hero throws or points, as far as he knows what
/// it is (rules/interface.md 9): friends for what does good, foes for the rest, and nobody it is wasted on.
bool is_fit_target(const Game& game, const Item& item, bool thrown, const Monster& whom);

}  // namespace cellophane
