#pragma once

#include "play/effects/actor_ref.h"

namespace cellophane {

/// What comes of a step for somebody who may be stuck in a web or the like.
enum class Tug : std::uint8_t { Unhindered, Held, TornLoose };

/// Pulls at it; it gives way in the end.
Tug tug_at_web(TerrainLayers& layers, const ActorRef& who);

}  // namespace cellophane
