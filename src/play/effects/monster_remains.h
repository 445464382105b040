#pragma once

#include "play/effects/level_context.h"

namespace cellophane {

/// What a creature leaves behind that died: whom it held, what it carried and hid, its group
/// (rules/monsters.md 13.3).
void leave_remains(LevelContext& living, Monster& monster);
/// A creature holds nobody any more; nor is anybody held whom nobody else holds.
void let_prey_go(LevelContext& living, Monster& holder);
/// Nobody holds somebody any more; nor does anybody hold on to nobody.
void slip_away(LevelContext& living, const ActorRef& prey);
/// Both: nobody holds, or is held by, this one any more.
void end_holds(LevelContext& living, const ActorRef& who);
/// Takes the dead off the list. Numbers and references of creatures mean something else from then on.
void bury_the_dead(Level& level);

}  // namespace cellophane
