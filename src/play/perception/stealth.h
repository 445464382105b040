#pragma once

#include "world/game.h"

namespace cellophane {

/// What decides how far off the hero is noticed.
struct StealthConditions {
    bool invisible = false;
    /// Some light other than the hero's own falls on it; something casts darkness on it.
    bool lit = false;
    bool dark = false;
    bool rested = false;
    /// The strength the hero's armor asks for above that of leather, 0 or more; enchantment left out.
    int armor_weight = 0;
    /// Turns of aggravation left; each adds a cell.
    int aggravation = 0;
    /// The sum of the rings of stealth the hero wears.
    int rings = 0;
};

/// In cells, in a straight line (rules/hero.md 8.1).
int stealth_range(const StealthConditions& conditions);

/// The hero's conditions after a turn of rest or of anything else.
StealthConditions stealth_conditions(const Game& game, bool rested);

/// Updates the hero's stealth range; its sight has to be up to date.
void update_stealth(Game& game, bool rested);

}  // namespace cellophane
