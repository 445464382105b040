#pragma once

#include "play/turn/level_context.h"

namespace cellophane {

/// Lets the rune of the weapon with which the hero has just struck `at` act, by chance, or always if it slays
/// that kind (rules/items.md 21; rules/hero.md 7.3, step 20). On a target the blow has killed, only some
/// runes act.
void let_weapon_rune_act(Turn& turn, LevelContext& level, Item& weapon, Actor& at, const Party& whom,
                         Surprise surprise);

}  // namespace cellophane
