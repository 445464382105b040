#pragma once

#include "dungeon/population/hordes.h"

namespace cellophane {

/// Draws and places one horde (rules/monsters.md 5.3), in a camp if it lives in one and the style has camps.
/// The id of its leader; none if there is no horde or no room.
ActorId place_horde(Draft& draft, const HordeRequest& request, Rng& rng);

}  // namespace cellophane
