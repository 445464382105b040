#pragma once

#include "world/game.h"

namespace cellophane {

/// Whether there is somebody beside the hero whom it makes sense to strike.
bool is_worth_a_blow(const Game& game, Pos at);

}  // namespace cellophane
