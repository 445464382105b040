#pragma once

#include "play/effects/level_context.h"

namespace cellophane {

/// Guardians, mirrored totems and their like: a turn of their own only when their machine runs, and then at
/// once (rules/machines.md 7.2; rules/monsters.md 18).
void act_at_machines_bidding(Turn& turn, LevelContext& living, Monster& monster);

}  // namespace cellophane
