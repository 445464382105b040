#pragma once

#include "play/turn/level_context.h"

namespace cellophane {

// Who holds whom (rules/monsters.md 12.3).

/// Releases a creature's hold; its prey stays held only if another creature holds it.
void let_prey_go(LevelContext& living, Actor& holder);
/// Frees prey of every hold; its holders keep holding only if they have other prey.
void slip_away(LevelContext& living, Actor& prey);
/// Releases every hold by a creature or the hero, and every hold on it.
void end_holds(LevelContext& living, Actor& who);
/// The same for who is taken out of a cell by force, webs included.
void end_holds_and_webs(LevelContext& living, Actor& who);
/// For who changes places and is about to be at `to`: lets go of its prey, and whoever holds it lets go
/// unless somebody who holds on is beside that cell.
void ease_out(LevelContext& living, Actor& who, Pos to);

}  // namespace cellophane
