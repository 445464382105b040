#pragma once

#include <vector>

#include "play/effects/level_context.h"

namespace cellophane {

// Bolts, from the hand that sends them to what they do where they end (rules/monsters.md 15).

/// What came of a bolt.
struct BoltOutcome {
    /// Nobody who saw it can doubt what kind it was (rules/items.md 16.6).
    bool shows_its_kind = false;
    /// The last cell it reached.
    Pos end = nowhere;
};

/// Somebody, the hero or a creature of his level, casts a bolt at a cell. It takes no time and no charge, and
/// nobody asks whether it is wise.
BoltOutcome cast_bolt(Turn& turn, LevelContext& level, const ActorRef& caster, Bolt bolt, int magnitude,
                      Pos target);

/// The same along a line that has been chosen already, the caster's own cell left out.
BoltOutcome cast_bolt_along(Turn& turn, LevelContext& level, const ActorRef& caster, Bolt bolt, int magnitude,
                            std::vector<Pos> line);

}  // namespace cellophane
