#pragma once

#include "play/effects/level_context.h"

namespace cellophane {

/// Whether a key in the hero's pack fits there.
bool has_key_to(const LevelContext& living, Pos at);
/// Whether such a key makes way there: there is a lock for it to turn.
bool unlocks(const LevelContext& living, Pos at);
/// Opens what a key in the hero's pack fits, if he reaches there; the key may be used up.
bool unlock(LevelContext& living, Pos at);
/// Altars notice that the hero has gone and taken their key along.
void leave_behind(LevelContext& living, Pos from);

/// Whoever stands there opens what the key fits that he brings, or that lies there.
void turn_keys(LevelContext& living, const ActorRef& who);
/// No cage holds whoever is a captive no more.
void open_cage(LevelContext& living, Pos at);
/// What a key opens there; nothing: nothing.
Terrain lock_in(const TerrainLayers& ground, Pos at);
/// The key that opened the lock there, carried or lying, is gone if its place uses it up.
void use_up_key(LevelContext& living, Pos at, Terrain lock);

}  // namespace cellophane
