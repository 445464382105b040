#pragma once

#include "play/turn/level_context.h"

namespace cellophane {

// Monster cages, in which vaults hold captives (rules/terrain.md 10.6). A key opens them like any lock
// (item_keys), which frees the captive. The cages that close over the other treasures of a vault when one is
// taken are terrain: content/terrain/altars.h; item_keys `leave_behind` sets them off.

/// Opens the locked monster cage in a cell, if any: its creature is no captive any more.
void open_cage(LevelContext& living, Pos at);

}  // namespace cellophane
