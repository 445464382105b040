#pragma once

#include "play/turn/level_context.h"

namespace cellophane {

/// Applies the rune of the hero's armor to a blow that has hit the hero (rules/items.md 22;
/// rules/hero.md 7.3, step 13). Returns the damage left for the hero.
int let_armor_rune_act(Turn& turn, LevelContext& level, Actor& by, const Party& striker, int damage);

}  // namespace cellophane
