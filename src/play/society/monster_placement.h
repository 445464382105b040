#pragma once

#include "play/turn/level_context.h"

namespace cellophane {

/// Terrain where a creature must not be put (rules/monsters.md 9.1).
TerrainProperties unfit_for(Actor& who);
/// Cells without hero or creature that are no way to another level.
BitGrid unoccupied_cells(const Game& game);
/// The nearest such cell where `who` may be put, none of `shunned`; off the map if there is none.
Pos nearest_refuge(const LevelContext& living, Actor& who, const BitGrid& shunned);
/// The nearest such cell `who` reaches on foot over none of `shunned` and through no wall; off the map if
/// there is none.
Pos nearest_footing(const LevelContext& living, Actor& who, const BitGrid& shunned);
/// A submerged creature surfaces on ground that allows no submersion.
void come_ashore(const TerrainLayers& ground, Monster& monster);
/// Puts a creature into a cell, whatever is there.
void put(LevelContext& living, Monster& monster, Pos at);
/// The same, or into the nearest free cell it tolerates if it cannot bear that one.
void send(LevelContext& living, Monster& monster, Pos to);

}  // namespace cellophane
