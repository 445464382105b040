#pragma once

#include "play/perception/view_cache.h"
#include "world/environment/active_terrain.h"
#include "world/game.h"

namespace cellophane {

/// A distance on the scale of scent: twice the larger difference of the coordinates and once the smaller
/// (rules/hero.md 8.2).
int scent_distance(Pos a, Pos b);

/// Advances the scent clock by one turn of the hero's (rules/hero.md 4.2, step 2).
void advance_scent_clock(Game& game);

/// The hero leaves the hero's scent on every cell in the hero's view, as far as the ground carries it
/// (rules/hero.md 8.4).
void lay_scent(Game& game, ActiveTerrain& ground, ViewCache& views);

}  // namespace cellophane
