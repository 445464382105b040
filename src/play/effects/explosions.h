#pragma once

#include <optional>

#include "play/turn/level_context.h"

namespace cellophane {

/// The damage that an explosion in its cell does to the hero or a creature (rules/terrain.md 11.1). Nothing
/// if it is out of reach or invulnerable, if another hurt it in the last five turns, or if armor of dampening
/// stops it. What explodes, and when: world/environment/fire, content/features/fires.h.
std::optional<int> blast_damage(LevelContext& living, Actor& who);

}  // namespace cellophane
