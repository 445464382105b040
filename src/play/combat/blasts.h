#pragma once

#include "play/effects/level_context.h"

namespace cellophane {

// What goes out from the hero over everything around him (rules/items.md 15, 19 and 23).

/// Strips creatures and things on the floor of their magic, as far as he sees and so many cells; him too.
void negate_around(Turn& turn, LevelContext& level, int radius);

/// Turns the walls within so many cells to crystal, whatever is built into them.
void shatter_around(Turn& turn, LevelContext& level, int radius);

/// Everybody in his field of view sees enemies in friends, for so many turns.
void spread_discord(Turn& turn, int turns);

/// Everybody in his field of view runs for it.
void spread_fear(Turn& turn);

}  // namespace cellophane
