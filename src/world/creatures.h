#pragma once

#include <vector>

#include "content/terrain.h"
#include "world/actor.h"
#include "world/item.h"

namespace cellophane {

struct Level;

// Creatures and what they carry refer to each other by id; drafts and levels keep the same lists.

/// Takes a creature away for good, with what it carries: none here follows it or hides in it any more.
void remove_monster(Monsters& monsters, std::vector<Item>& items, const Monster& monster);

/// Puts the hero or a creature somewhere else, with what it carries on the level's list.
void move_actor(Actor& actor, std::vector<Item>& items, Pos at);
/// The same on a level, whose occupancy index is kept up to date.
void move_actor(Level& level, Actor& actor, Pos at);

/// Gives the creatures of a list the ids from `first` on, in their order.
void number_anew(Monsters& monsters, std::vector<Item>& items, ActorId first);

/// Who is there now, newest first: for loops in which creatures may leave.
std::vector<ActorId> ids_of(const Monsters& monsters);

/// Adds a creature to a level, at its own `at`.
Monster& join(Level& level, Monster monster);

/// How a creature's body copes with ground.
struct Footing {
    bool floats = false;
    bool fireproof = false;
    bool swims = false;
};

/// Terrain on which no creature with such a footing is placed (rules/monsters.md 9.1).
TerrainProperties forbidden_terrain(const Footing& footing);

}  // namespace cellophane
