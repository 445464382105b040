#pragma once

#include "support/levels/solver.h"

namespace cellophane {

/// What must hold of everything that lies, stands or was built on a finished level (rules/levels.md 23
/// and 27.2; rules/machines.md 14 and 15; rules/monsters.md 5 and 22; rules/items.md 27).
void check_items(const Level& level, const LevelFail& fail);
void check_monsters(const Level& level, const LevelFail& fail);
void check_machines(const Level& level, const LevelFail& fail);

/// The cell on which the hero arrives by the up stairs.
Pos arrival_cell(const Level& level);
/// Cells in view of the arrival cell (rules/levels.md 23.1).
BitGrid arrival_view(const Level& level);

/// How many leaders of hordes no machine made.
int free_hordes(const Level& level);

}  // namespace cellophane
