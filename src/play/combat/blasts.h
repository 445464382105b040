#pragma once

#include "play/turn/level_context.h"

namespace cellophane {

// Blasts from the hero over everything around the hero (rules/items.md 15, 19 and 23).

/// Strips the hero, and creatures and floor items in the hero's line of sight within `radius` cells, of
/// magic.
void negate_around(Turn& turn, LevelContext& level, int radius);

/// Turns what blocks movement or sight within `radius` cells to crystal; what lives in the walls dies.
void shatter_around(Turn& turn, LevelContext& level, int radius);

/// Makes the living creatures in the hero's line of sight discordant for so many turns.
void spread_discord(Turn& turn, int turns);

/// Frightens the living creatures in the hero's line of sight.
void spread_fear(Turn& turn);

}  // namespace cellophane
