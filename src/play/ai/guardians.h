#pragma once

#include "play/effects/level_context.h"

namespace cellophane {

/// Guardians, mirrored totems and their like: a turn of their own only when their machine runs, and then at
/// once (spec 20, section 7.2; spec 40, section 18).
void act_at_machines_bidding(Turn& turn, LevelContext& living, Monster& monster);

}  // namespace cellophane
