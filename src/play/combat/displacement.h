#pragma once

#include "play/turn/level_context.h"

namespace cellophane {

// Displacement other than by walking.

/// Puts the hero or a creature into a cell: frees it from webs and holds, and moves aside a creature there.
void land(Turn& turn, LevelContext& level, Actor& who, Pos to);

/// A captive joins the hero's side; any other target is left as it is.
void free_captive(Turn& turn, LevelContext& level, Actor& who);

}  // namespace cellophane
