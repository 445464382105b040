#pragma once

#include "play/turn/level_context.h"

namespace cellophane {

/// Takes the hero or a creature to a random cell, preferably a long walk away, that neither it nor the hero
/// sees from where they stand (rules/monsters.md 14.5; rules/items.md 16.7). False if there is none.
bool teleport(Turn& turn, LevelContext& level, Actor& who);

/// The cells reached from a place in up to `steps` four-way steps over terrain with none of `bars`.
BitGrid cells_within_walk(const TerrainLayers& layers, Pos from, TerrainProperties bars, int steps);

}  // namespace cellophane
