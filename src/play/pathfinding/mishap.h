#pragma once

#include "world/creatures.h"
#include "world/game.h"

namespace cellophane {

// What the ground of a cell does to whoever enters it, before all else (rules/terrain.md 11.1, steps 6 and
// 7). The step, its questions, blinking, automatic movement and the creatures' own caution ask here.

enum class Mishap : std::uint8_t { None, Falls, DiesInLava };

/// What an actor stands on, or would stand on.
struct Footfall {
    TerrainProperties properties;
    TerrainMechanics mechanics;
    /// A web or an obstruction carries it.
    bool is_held_up = false;
};

Mishap mishap_on(const Footfall& ground, const Footing& footing);

/// Whether lava in the cell kills whoever nothing protects or carries.
bool is_lava_deadly(const TerrainLayers& layers, Pos at);

/// Who is where it is, on the ground as it is.
Mishap mishap_of(const Actor& who, const TerrainLayers& layers);

/// The hero in a cell, as far as it knows: protection that ends with the step is none, and vines that give
/// way carry nobody.
Mishap mishap_foreseen(const Game& game, Pos at);

}  // namespace cellophane
