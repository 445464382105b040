#pragma once

#include "kit/grid/bit_grid.h"
#include "world/level.h"

namespace cellophane {

// Nobody waits at the stairs (rules/levels.md 23.1): what a hero meets who comes out of them.

/// Nobody awake and hostile stands within so many steps of the arrival cell.
inline constexpr int steps_without_foes = 10;
/// Nothing that hurts is within so many steps of the cell in front of either stairs.
inline constexpr int steps_without_harm = 3;
/// What lets out gas or fire by itself keeps this far away: what it lets out spreads.
inline constexpr int steps_without_sources = 4;
/// The air is clear this far from both stairs when the hero comes.
inline constexpr int steps_of_clear_air = 6;

/// The cell in front of stairs: their first cardinal neighbor that is not solid, or they themselves.
Pos in_front_of(const TerrainLayers& layers, Pos stairs);

/// The cells seen from one, and the cell itself, as nothing but terrain bars the view.
BitGrid view_from(const TerrainLayers& layers, Pos at);
BitGrid view_from(const BitGrid& opaque, Pos at);

/// The cells within so many steps for somebody whom walls alone stop; doors and secret doors do not.
BitGrid within_steps(const TerrainLayers& layers, Pos at, int steps);

/// Where gas hangs or fire burns that hurts whoever walks into it.
BitGrid harmful_air(const TerrainLayers& layers);
/// What burns, or lets out gas by itself that hurts.
BitGrid sources_of_harm(const TerrainLayers& layers);

/// Whether a creature would fall upon the hero: awake, free, and nobody's ally.
bool is_on_the_prowl(const Monster& monster);

}  // namespace cellophane
