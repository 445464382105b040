#pragma once

#include "play/turn/level_context.h"

namespace cellophane {

/// Applies all that terrain does at once to the hero or a creature, in the order of rules/terrain.md 11.1.
void apply_instant_effects(LevelContext& living, Actor& who);
/// Applies what terrain does over so many ticks (rules/terrain.md 11.2).
void apply_gradual_effects(LevelContext& living, Actor& who, int ticks);

}  // namespace cellophane
