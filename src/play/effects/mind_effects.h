#pragma once

#include "play/turn/level_context.h"

namespace cellophane {

/// A creature loses the hero, and heads for the waypoint nearest to where it last knew the hero to be.
void lose_track(Turn& turn, Monster& monster);

/// What a creature does when its trance or discord is over (rules/monsters.md 14.1 and 14.2).
void come_to(Turn& turn, LevelContext& living, Monster& monster, Status ended);

}  // namespace cellophane
