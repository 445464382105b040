#pragma once

#include "play/ai/acting.h"

namespace cellophane {

/// About to attack somebody, it first looks whether it can make room for a friend behind it
/// (rules/monsters.md 9.8). True: it did, which took its turn.
bool make_room_to_swarm(const Acting& acting, Pos enemy);

}  // namespace cellophane
