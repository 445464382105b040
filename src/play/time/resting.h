#pragma once

#include "play/effects/turn.h"

namespace cellophane {

/// Rest until what ails the hero is over, or for a while.
void begin_recovering(Turn& turn);
/// One turn of it, and whether there will be another.
bool recover_on(Turn& turn, Recovering rest);

/// Takes a turn and does nothing.
void rest_a_turn(Turn& turn);

/// A crystal has grown about the hero.
bool is_walled_in(const Game& game);

}  // namespace cellophane
