#pragma once

#include "play/turn/level_context.h"

namespace cellophane {

/// Knockback (rules/hero.md 7.3, step 18, and 7.7): pushes a target one cell straight away from the attacker,
/// if there is room. Maces, hammers and some creatures hit so; `Manner::Knockback` and `Ability::Knockback`
/// say which.
void apply_knockback(Turn& turn, LevelContext& level, Actor& by, Actor& at);

}  // namespace cellophane
