#pragma once

#include "play/turn/level_context.h"

namespace cellophane {

/// Turns a creature into another kind drawn from those polymorph allows (rules/monsters.md 14.5). It keeps
/// its wounds and the items it carries, loses all else, and hunts.
void polymorph(Turn& turn, LevelContext& level, Monster& monster);

/// Whether polymorph may produce a kind.
bool may_come_of_polymorph(MonsterKind kind);

}  // namespace cellophane
