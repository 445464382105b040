#pragma once

#include "play/turn/level_context.h"

namespace cellophane {

/// Whether a key in the hero's pack fits a cell of its level.
bool has_key_to(const Game& game, Pos at);
/// Whether a cell has a lock that a key in the hero's pack opens.
bool unlocks(const Game& game, Pos at);
/// Opens a lock with a key in the hero's pack, which may be used up; the caller checks the hero's reach.
bool unlock(LevelContext& living, Pos at);
/// Tells an altar that the hero has left its cell and taken its key along.
void leave_behind(LevelContext& living, Pos from);

/// Opens the lock where `who` stands if a key that fits is carried or lies there.
void turn_keys(LevelContext& living, Actor& who);
/// The terrain a key opens in a cell; `Terrain::Nothing` if there is none.
Terrain lock_in(const TerrainLayers& ground, Pos at);
/// Removes the key that opened a lock, carried or lying there, if its place uses it up.
void use_up_key(LevelContext& living, Pos at, Terrain lock);

}  // namespace cellophane
