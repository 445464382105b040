#pragma once

#include "play/ai/target_choice.h"
#include "play/pathfinding/monster_avoidance.h"

namespace cellophane {

/// What cells the creature avoids; valid as long as it stays where it is.
inline AvoidanceCheck avoidance_check_of(const Acting& acting) {
    return {acting.game(), acting.self, acting.turn.caches.environment.active};
}

/// Moves the creature to a cell beside it unconditionally; whoever is there goes to the one left.
void shift_to(const Acting& acting, Pos at);

}  // namespace cellophane
