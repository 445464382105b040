#pragma once

#include "world/game.h"

namespace cellophane {

// What the hero's strength does to weapons and armor (rules/hero.md 2.2). Points of weakness count against
// it.

/// What strength adds to or takes from an item's enchantment, in quarters of a level: a quarter for each
/// point too many, two and a half levels for each that is missing.
int strength_adjustment(const Hero& hero, const Item& item);

/// Enchantment of an item with the effect of strength, in quarters of a level, from levels -20 to 50.
int net_enchantment(const Hero& hero, const Item& item);

}  // namespace cellophane
