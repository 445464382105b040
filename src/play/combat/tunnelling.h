#pragma once

#include "play/effects/level_context.h"

namespace cellophane {

/// Opens a cell that blocks movement or sight (rules/terrain.md 13): what is in the wall dies, who is locked
/// up in it is free, and corners that touch give way. False if there is nothing to open, or nothing opens it.
bool tunnel(Turn& turn, LevelContext& level, Pos at);

/// Whether a cell is on the rim of the map, which magic turns to stone nobody passes.
bool is_on_border(Size size, Pos at);

/// Somebody in a wall that goes: shackles fall before it does; machinery is lost with its stone, what has
/// only now been woken by the rubble included.
void free_from_wall(Turn& turn, LevelContext& level, Pos at);
void lose_with_wall(Turn& turn, LevelContext& level, Pos at);

/// Whether no magic makes a hole here.
bool is_impregnable(const Level& level, Pos at);

}  // namespace cellophane
