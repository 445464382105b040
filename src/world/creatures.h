#pragma once

#include <cstddef>
#include <vector>

#include "content/terrain.h"
#include "world/item.h"
#include "world/monster.h"

namespace cellophane {

struct Level;

// Creatures and what they carry refer to each other by their numbers in a level's lists; drafts and levels
// keep the same lists.

/// Takes a creature away without a trace, with what it carries; numbers above it move down by one.
void remove_monster(Monsters& monsters, std::vector<Item>& items, std::size_t number);

/// Puts a creature somewhere else, with what it carries.
void move_monster(Monsters& monsters, std::vector<Item>& items, std::size_t number, Pos at);
/// The same on a level, whose occupancy index is kept up to date.
void move_monster(Level& level, std::size_t number, Pos at);
void move_monster(Level& level, const Monster& monster, Pos at);

/// Adds a creature to a level, at its own `at`.
Monster& join(Level& level, Monster monster);

/// The index of a creature in its level's list; -1 if it is not there.
int index_of(const Level& level, const Monster& monster);

/// How a creature's body copes with ground.
struct Footing {
    bool floats = false;
    bool fireproof = false;
    bool swims = false;
};

/// Terrain on which no creature with such a footing is placed (rules/monsters.md 9.1).
TerrainProperties forbidden_terrain(const Footing& footing);

}  // namespace cellophane
