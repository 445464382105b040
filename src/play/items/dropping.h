#pragma once

#include "play/turn/level_context.h"

namespace cellophane {

/// Puts an item on the floor, where plates and altars react to it.
void lay(LevelContext& living, Item item, Pos at);
/// Drops what a creature carries as near to it as possible.
void drop_carried(LevelContext& living, Actor& who);
/// Drops what the creatures hidden in `holder` carry.
void drop_carried_by_hidden(LevelContext& living, const Monster& holder);
/// The nearest cell where an item that flew to `near` can come to lie; `near` if there is none.
Pos resting_place(const LevelContext& living, Pos near);

}  // namespace cellophane
