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
/// The same for one of a level.
void move_monster(Level& level, std::size_t number, Pos at);
void move_monster(Level& level, const Monster& monster, Pos at);

/// One more creature of a level, where it says it is.
Monster& join(Level& level, Monster monster);

/// The place of a creature in its level's list.
int index_of(const Level& level, const Monster& monster);

/// What ground means to a body.
struct Footing {
    bool floats = false;
    bool fireproof = false;
    bool swims = false;
};

/// Terrain nobody with such a footing is put on (rules/monsters.md 9.1).
TerrainProperties forbidden_terrain(const Footing& footing);

}  // namespace cellophane
