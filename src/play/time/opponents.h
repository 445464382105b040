#pragma once

#include "play/effects/turn.h"

namespace cellophane {

/// Whether there is somebody beside the hero whom it makes sense to strike.
bool is_worth_a_blow(const Game& game, Pos at);

/// Whom a hero who goes by himself finds in his way: somebody he knows of, who will neither make way nor be
/// freed; null: nobody.
const Monster* obstacle_at(const Game& game, Pos at);

/// Whether all that a step would strike shrugs it off.
bool strikes_in_vain(const Game& game, Direction toward);

/// Tells who it is that what he does by himself ends before.
void halt_before(Turn& turn, const Monster& obstacle);

}  // namespace cellophane
