#pragma once

#include "world/game.h"

namespace cellophane {

/// The level at which a ring or the like works: until it is identified, at most one more than the scrolls of
/// enchanting read on it (rules/items.md 9).
int working_level(const Item& ring);

/// The sum over the rings of a kind that the hero wears.
int ring_level(const Hero& hero, ItemKind ring);

}  // namespace cellophane
