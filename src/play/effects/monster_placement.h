#pragma once

#include "play/effects/level_context.h"

namespace cellophane {

/// Where a creature must not be put (rules/monsters.md 9.1).
TerrainProperties unfit_for(const ActorRef& who);
/// Cells where nobody stands and which are no way to another level.
BitGrid unoccupied_cells(const Game& game);
/// The nearest such cell where somebody may be put, none of `shunned`; off the map if there is none.
Pos nearest_refuge(const LevelContext& living, const ActorRef& who, const BitGrid& shunned);
/// The nearest it comes to by ways of its own, over none of `shunned`: who makes way goes through no wall.
/// Off the map if there is none.
Pos nearest_footing(const LevelContext& living, const ActorRef& who, const BitGrid& shunned);
/// Who comes to stand on dry land is under water no more.
void come_ashore(const TerrainLayers& ground, Monster& monster);
/// Puts the creature with this number there, whatever is there.
void put(LevelContext& living, std::size_t number, Pos at);
/// Sends it to a cell, or to the nearest free one it can bear if that one is not for it.
void send(LevelContext& living, std::size_t number, Pos to);

}  // namespace cellophane
