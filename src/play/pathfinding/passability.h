#pragma once

#include "world/game.h"

namespace cellophane {

// Where creatures set foot (rules/monsters.md 9.1, 9.5 and 9.7).

/// Terrain a creature must not be put on, as it is just now.
TerrainProperties forbidden_terrain(const Monster& monster);
/// The same with all that would harm it: what it avoids to be put on.
TerrainProperties shunned_terrain(const Monster& monster);

/// Terrain that does nothing to it (rules/monsters.md 9.2, rule 6).
TerrainProperties immunities(const Monster& monster);

/// The cells with such terrain, and for those confined to liquids all dry ones.
BitGrid cells_closed_to(const TerrainLayers& layers, const Monster& monster, TerrainProperties terrain);

/// Whether ground like this does it harm, to stand on as it is just now.
bool suffers(const Monster& monster, TerrainProperties ground);

/// Whether it could go under where it stands (rules/monsters.md 9.4).
bool may_submerge(const Level& level, const Monster& monster);

/// The corner a diagonal step would cut, the first if there are two; `nowhere` if it cuts none, as cardinal
/// steps never do.
Pos corner_cut(const TerrainLayers& layers, Pos from, Direction toward);
bool cuts_corner(const TerrainLayers& layers, Pos from, Direction toward);

/// Whether two cells are neighbours with no corner between them.
bool is_next_to(const TerrainLayers& layers, Pos a, Pos b);

/// Whether a cell lets nobody in; a door whose secret creatures know does.
bool is_shut(const Level& level, Pos at);
/// The cells whose secret keeps nobody out who knows it, as creatures do.
BitGrid secret_ways(const Level& level);
/// The same where the secrets are known already.
BitGrid secret_ways(const Level& level, const BitGrid& secrets);

/// Whether the hero floats, or fire is nothing to him, for longer than the turn that a step takes.
bool is_safe_from_lava(const Statuses& statuses);

/// Whether one may take the place of the other, who goes where it came from (rules/monsters.md 9.5).
bool may_swap(const Game& game, const Monster& mover, const Monster& blocker);

}  // namespace cellophane
