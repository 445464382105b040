#pragma once

#include "play/effects/level_context.h"

namespace cellophane {

/// It knows no longer where the hero is, and heads for the waypoint nearest to where it last knew him to be.
void lose_track(Turn& turn, Monster& monster);

/// A status that swayed somebody's mind is over (rules/monsters.md 14.1 and 14.2).
void come_to(Turn& turn, LevelContext& living, Monster& monster, Status ended);

}  // namespace cellophane
