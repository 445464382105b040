#pragma once

#include "play/effects/level_context.h"

namespace cellophane {

/// The rune of the hero's armour answers a blow that has gone home (rules/items.md 22; rules/hero.md 7.3,
/// step 13). Returns how much of the damage is left for the hero.
int let_armor_rune_act(Turn& turn, LevelContext& level, const ActorRef& by, const Party& striker, int damage);

}  // namespace cellophane
