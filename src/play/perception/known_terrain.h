#pragma once

#include "world/game.h"

namespace cellophane {

/// The properties of a cell as far as the hero knows: as it looks while in view, as remembered otherwise; of
/// an unknown cell nothing is known, which is not the same as no properties (rules/terrain.md 2.3).
TerrainProperties known_properties(const VisitedLevel& place, Pos at);
/// The same without what its gas does.
TerrainProperties known_properties_but_for_gas(const VisitedLevel& place, Pos at);

/// Whether the hero knows that his armour lets no gas through.
bool breathes_any_air(const Hero& hero);

/// What of a cell can get at him, as far as he knows: what he need not breathe does not.
TerrainProperties known_dangers(const Game& game, Pos at);

inline bool is_known(const VisitedLevel& place, Pos at) {
    return place.known.discovered.test(at) || place.known.magic_mapped.test(at);
}

/// Things drift, and what does is not where it was seen (rules/terrain.md 2.3).
bool may_have_drifted(const Knowledge& known, Pos at);

/// Whether the hero knows of stairs, exit or portal there.
bool is_known_way(const VisitedLevel& place, Pos at);

/// Whether a diagonal step would cut a corner the hero knows of.
bool cuts_known_corner(const VisitedLevel& place, Pos from, Direction toward);

}  // namespace cellophane
