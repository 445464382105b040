#pragma once

#include "play/turn/level_context.h"

namespace cellophane {

/// Opens a cell that blocks movement or sight (rules/terrain.md 13): what lives in the wall dies, captives in
/// it are freed, and impassable corners beside it give way. False if nothing was opened.
bool tunnel(Turn& turn, LevelContext& level, Pos at);

/// Whether a cell is on the rim of the map, which magic turns to impassable crystal.
bool is_on_border(Size size, Pos at);

/// For a creature in a wall that goes: the first frees a captive; the second kills one that lives in walls,
/// and comes after the rubble, which may just have woken it.
void free_from_wall(Turn& turn, LevelContext& level, Pos at);
void lose_with_wall(Turn& turn, LevelContext& level, Pos at);

/// Whether magic cannot open a cell.
bool is_impregnable(const Level& level, Pos at);

}  // namespace cellophane
