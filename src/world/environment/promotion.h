#pragma once

#include "world/environment/surroundings.h"

namespace cellophane {

// Terrain that turns into other terrain, and the machines it is wired to (rules/terrain.md 4 and 9).

/// Places a feature during play: terrain acts on creatures in its cells, lights and noises are made. False if
/// `kind` is `None`, or if an ally was to be returned and could not be.
bool place_feature(Surroundings& around, Feature kind, Pos origin);
/// The same for a row that is no part of the table: blood of one wound, crystal of one staff.
bool place_feature(Surroundings& around, const FeatureRow& feature, Pos origin);

enum class Cause : std::uint8_t {
    Promotion,
    /// The layer becomes what fire leaves of it, and tells no machine.
    Fire,
    /// The layer explodes: it becomes what it promotes into, and tells no machine.
    Explosion
};

/// Turns one layer of a cell into what it promotes into (rules/terrain.md 9.1).
void promote(Surroundings& around, Pos at, Layer layer, Cause cause = Cause::Promotion);

/// Promotes every layer of a cell that has any of these triggers, in the order of layers.
void promote_layers(Surroundings& around, Pos at, TerrainMechanics triggers);

/// Gives power to every wired cell of a machine (rules/terrain.md 9.2). Number 0 is no machine.
void power_machine(Surroundings& around, int number);

/// Pushes the trap plate in a cell, if there is one and it is up (rules/terrain.md 9.3).
void press_plate(Surroundings& around, Pos at);

}  // namespace cellophane
