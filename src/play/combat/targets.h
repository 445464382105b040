#pragma once

#include "content/bolts.h"
#include "world/game.h"

namespace cellophane {

/// Whether it makes sense to throw or point an item at a creature, as far as the hero knows the item
/// (rules/interface.md 9): allies for helpful ones, enemies for the rest, and none that it is wasted on.
bool is_fit_target(const Game& game, const Item& item, bool thrown, const Monster& whom);

/// Whether a bolt that reaches a creature does nothing to it.
bool is_unaffected(const Game& game, Bolt bolt, const Monster& whom);

/// Whether a potion, known and thrown, does nothing to a creature.
bool shrugs_off(ItemKind potion, const Monster& whom);

}  // namespace cellophane
