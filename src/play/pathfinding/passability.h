#pragma once

#include "world/creatures.h"
#include "world/game.h"

namespace cellophane {

// Where creatures can walk (rules/monsters.md 9.1, 9.5 and 9.7).

/// How its body copes with ground, as it is just now.
Footing footing_of(const Actor& who);

/// Terrain a creature must not be put on, as it is just now.
TerrainProperties forbidden_terrain(const Monster& monster);
/// The same and all harmful terrain: a creature is put there only if need be.
TerrainProperties shunned_terrain(const Monster& monster);

/// Terrain that does not harm it (rules/monsters.md 9.2, rule 6).
TerrainProperties immunities(const Monster& monster);

/// The cells with such terrain, and for creatures confined to liquids all dry ones.
BitGrid cells_closed_to(const TerrainLayers& layers, const Monster& monster, TerrainProperties terrain);

/// Whether standing on such ground harms the creature, as it is just now.
bool suffers(const Monster& monster, TerrainProperties ground);

/// Whether the creature could submerge where it stands (rules/monsters.md 9.4).
bool may_submerge(const Level& level, const Monster& monster);

/// The corner a diagonal step would cut, the first if there are two; `nowhere` if it cuts none, as cardinal
/// steps never do.
Pos corner_cut(const TerrainLayers& layers, Pos from, Direction toward);
bool cuts_corner(const TerrainLayers& layers, Pos from, Direction toward);

/// Whether two cells are neighbors with no corner between them.
bool is_next_to(const TerrainLayers& layers, Pos a, Pos b);

/// Whether creatures cannot enter a cell; they can pass secret doors.
bool is_shut(const Level& level, Pos at);
/// The same for anybody: the hero passes no secret doors.
bool is_shut_to(const Level& level, const Actor& who, Pos at);
/// The cells with a secret that creatures know and can pass.
BitGrid secret_passages(const Level& level);
/// The same, given all cells with secrets.
BitGrid secret_passages(const Level& level, const BitGrid& secrets);

/// Whether the hero is locked in crystal: it neither walks nor fights.
bool is_walled_in(const Game& game);

/// Whether the mover may change places with the blocker (rules/monsters.md 9.5).
bool may_swap(const Game& game, const Monster& mover, const Monster& blocker);

}  // namespace cellophane
