#pragma once

#include "play/effects/level_context.h"

namespace cellophane {

/// The consequences of a creature's death for its prey, for what it carried and hid, and for its group
/// (rules/monsters.md 13.3).
void leave_remains(LevelContext& living, Monster& monster);
/// Releases a creature's hold; its prey stays held only if another creature holds it.
void let_prey_go(LevelContext& living, Actor& holder);
/// Frees prey of every hold; its holders keep holding only if they have other prey.
void slip_away(LevelContext& living, Actor& prey);
/// Releases every hold by a creature or the hero, and every hold on it.
void end_holds(LevelContext& living, Actor& who);
/// The same for who is taken out of a cell by force, webs included.
void uproot(LevelContext& living, Actor& who);
/// For who changes places and is about to be at `to`: lets go of its prey, and whoever holds it lets go
/// unless somebody who holds on is beside that cell.
void ease_out(LevelContext& living, Actor& who, Pos to);
/// Removes the dead from the level; references to them become invalid.
void remove_dead(Level& level);

}  // namespace cellophane
