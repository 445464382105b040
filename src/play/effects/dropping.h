#pragma once

#include "play/effects/level_context.h"

namespace cellophane {

/// Puts something on the floor, where plates and altars notice it.
void lay(LevelContext& living, Item item, Pos at);
/// What a creature carries comes to lie as near as may be to where it stands.
void drop_carried(LevelContext& living, const ActorRef& who);
/// So does what those hidden in a creature carry.
void drop_carried_by_hidden(LevelContext& living, const Monster& holder);
/// The nearest cell where something can come to lie that flew there.
Pos resting_place(const LevelContext& living, Pos near);

}  // namespace cellophane
