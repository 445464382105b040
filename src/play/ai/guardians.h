#pragma once

#include "play/turn/level_context.h"

namespace cellophane {

/// The turn of a guardian, mirrored totem or the like, which acts only when its machine runs, and then at
/// once (rules/machines.md 7.2; rules/monsters.md 18).
void act_at_machines_bidding(Turn& turn, LevelContext& living, Monster& monster);

}  // namespace cellophane
