#pragma once

#include "play/pathfinding/turn_caches.h"
#include "protocol/command.h"
#include "world/game.h"

namespace cellophane {

/// Whether a command would be refused, or would do nothing, without a turn passing, as far as the hero knows:
/// programs are not offered it. With false it may still be refused, for what the hero does not know. Asks
/// about moves, journeys to stairs and the use of items; no question is open.
bool is_plainly_refused(const Game& game, TurnCaches& caches, const Command& command);

}  // namespace cellophane
