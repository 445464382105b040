#pragma once

#include <vector>

#include "play/turn/level_context.h"

namespace cellophane {

// Bolts, from the cast to their effect where they end (rules/monsters.md 15).

/// The outcome of a bolt.
struct BoltOutcome {
    /// Its effect gives away the kind of bolt (rules/items.md 16.6).
    bool shows_its_kind = false;
    /// The last cell it reached.
    Pos end = nowhere;
};

/// Casts a bolt from the hero or a creature of his level at a cell. Takes no time and no charge; whether the
/// cast is wise is for the caller to decide.
BoltOutcome cast_bolt(Turn& turn, LevelContext& level, Actor& caster, Bolt bolt, int magnitude, Pos target);

/// The same along a line chosen already, without the caster's own cell.
BoltOutcome cast_bolt_along(Turn& turn, LevelContext& level, Actor& caster, Bolt bolt, int magnitude,
                            std::vector<Pos> line);

}  // namespace cellophane
