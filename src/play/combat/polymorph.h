#pragma once

#include "play/effects/level_context.h"

namespace cellophane {

/// Turns a creature into another kind, any that may come of it, never its own (rules/monsters.md 14.5). It
/// keeps its wounds and what it carries, and nothing else: it hunts.
void polymorph(Turn& turn, LevelContext& level, Monster& monster);

/// Whether creatures may be turned into such a kind.
bool may_come_of_polymorph(MonsterKind kind);

}  // namespace cellophane
