#pragma once

#include "play/ai/target_choice.h"

namespace cellophane {

/// Pack AI, which makes a pack surround its enemy: before an attack, steps aside to another cell beside the
/// enemy if a teammate behind needs the room (rules/monsters.md 9.8). True if it did, which took its turn.
bool make_room_to_swarm(const Acting& acting, Pos enemy);

}  // namespace cellophane
