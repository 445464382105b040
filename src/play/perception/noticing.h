#pragma once

#include "world/game.h"

namespace cellophane {

// Whether creatures know that the hero is there (rules/monsters.md 6; rules/hero.md 8.2 and 8.3).

/// How far off the hero seems to it, on the scale of scent.
int perceived_distance(const Game& game, const Monster& monster);

/// Whether it is aware of the hero just now; chance has its say.
bool is_aware(Game& game, const Monster& monster);

}  // namespace cellophane
