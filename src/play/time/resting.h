#pragma once

#include "play/turn/turn.h"

namespace cellophane {

/// To rest until the hero is well or free of crystal, 300 turns at most; 100 turns if nothing ails
/// it.
LongCommand begin_recovering(Turn& turn);
/// Rests one turn; returns whether another follows.
bool recover_on(Turn& turn, Recovering rest);

/// Takes a turn and does nothing.
void rest_a_turn(Turn& turn);

}  // namespace cellophane
