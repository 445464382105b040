#pragma once

#include "play/effects/level_context.h"

namespace cellophane {

/// The rune of the weapon the hero has just struck somebody with acts, if chance will have it, or if it was
/// made against him (rules/items.md 21; rules/hero.md 7.3, step 20). Of whom the blow has killed,
/// only some runes make anything.
void let_weapon_rune_act(Turn& turn, LevelContext& level, Item& weapon, const ActorRef& at, const Party& whom,
                         Surprise surprise);

}  // namespace cellophane
