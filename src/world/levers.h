#pragma once

#include "world/level.h"

namespace cellophane {

// Levers in walls (rules/terrain.md 10.1): whoever finds a hidden one and walks into it powers the machine
// that it is wired to. Their terrain is in content/terrain/barriers.h, what they do in
// world/environment/promotion.

/// Whether a hero who walks into a cell pulls a lever there, or pushes something of its kind (a pod, a
/// dewar). One that is still hidden is a wall.
bool has_lever(const TerrainLayers& layers, Pos at);

/// The cells beside hidden levers, from which they are pulled.
BitGrid lever_fronts(const TerrainLayers& layers);
bool is_before_lever(const TerrainLayers& layers, Pos at);

}  // namespace cellophane
