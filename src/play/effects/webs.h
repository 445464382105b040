#pragma once

#include "play/turn/parties.h"

namespace cellophane {

/// Outcome of a step by the hero or a creature that may be stuck in a web or the like.
enum class Tug : std::uint8_t { Unhindered, Held, TornLoose };

/// Pulls at the web; it gives way in the end.
Tug tug_at_web(TerrainLayers& layers, Actor& who);

}  // namespace cellophane
