#pragma once

#include "play/turn/level_context.h"

namespace cellophane {

/// The consequences of a creature's death for its prey, for what it carried and hid, and for its group
/// (rules/monsters.md 13.3).
void leave_remains(LevelContext& living, Monster& monster);
/// Removes the dead from the level; references to them become invalid.
void remove_dead(Level& level);

}  // namespace cellophane
