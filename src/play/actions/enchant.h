#pragma once

#include "world/game.h"

namespace cellophane {

/// What a scroll of enchanting does to an item of the pack (rules/items.md 15): a level more, or charges.
/// True if a curse has left it.
bool enchant(Game& game, Item& item);

}  // namespace cellophane
