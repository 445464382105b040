#pragma once

#include "world/game.h"

namespace cellophane {

/// The level at which a ring or anything else of the kind works: as long as nobody knows better, no more than
/// what scrolls have made of it (rules/items.md 9).
int working_level(const Item& ring);

/// The sum over the rings of a kind that the hero wears.
int ring_level(const Hero& hero, ItemKind ring);

}  // namespace cellophane
