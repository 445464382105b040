#pragma once

#include "world/game.h"

namespace cellophane {

// Whether creatures know that the hero is there (rules/monsters.md 6; rules/hero.md 8.2 and 8.3).

/// How far off the hero seems to the creature, on the scale of scent (`scent_distance`).
int perceived_distance(const Game& game, const Monster& monster);

/// Whether the creature is aware of the hero this turn; may draw from the play stream.
bool is_aware(Game& game, const Monster& monster);

}  // namespace cellophane
