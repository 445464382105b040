#pragma once

#include "play/effects/level_context.h"

namespace cellophane {

/// Takes somebody to a random place a long walk away that nobody sees just now: neither he from where he
/// stands, nor the hero (rules/monsters.md 14.5; rules/items.md 16.7). False if there is no such place.
bool teleport(Turn& turn, LevelContext& level, const ActorRef& who);

/// The cells reached from a place in so many steps in four directions, where nothing bars the way.
BitGrid cells_within_walk(const TerrainLayers& layers, Pos from, TerrainProperties bars, int steps);

}  // namespace cellophane
