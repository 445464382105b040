#pragma once

#include "world/game.h"

namespace cellophane {

/// The properties of a cell as far as the hero knows: as it looks while in view, as remembered otherwise; of
/// an unknown cell nothing is known, which is not the same as no properties (rules/terrain.md 2.3).
TerrainProperties known_properties(const VisitedLevel& place, Pos at);
/// The same without what its gas does.
TerrainProperties known_properties_but_for_gas(const VisitedLevel& place, Pos at);

/// Whether the hero knows that its armor lets no gas through.
bool breathes_any_air(const Hero& hero);

/// The known properties of a cell that can affect the hero: without those of gas that it need not breathe.
TerrainProperties known_dangers(const Game& game, Pos at);

inline bool is_known(const VisitedLevel& place, Pos at) {
    return place.known.discovered.test(at) || place.known.magic_mapped.test(at);
}

/// Whether an item seen there may have drifted away since (rules/terrain.md 2.3).
bool may_have_drifted(const Knowledge& known, Pos at);

/// Whether the hero knows of stairs, exit or portal there.
bool is_known_exit(const VisitedLevel& place, Pos at);

/// Whether a diagonal step would cut a corner the hero knows of.
bool cuts_known_corner(const VisitedLevel& place, Pos from, Direction toward);

}  // namespace cellophane
