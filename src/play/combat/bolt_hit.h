#pragma once

#include <vector>

#include "play/turn/level_context.h"

namespace cellophane {

/// A bolt as it meets a target.
struct BoltHit {
    Turn& turn;
    LevelContext& level;
    Bolt bolt{};
    int magnitude = 1;
    Actor& caster;
    Actor& whom;
    /// The cells flown over since the last deflection, the target's own last.
    const std::vector<Pos>& flown;
    /// Reflected by a creature or a wall: it counts as no attack of the caster's any more.
    bool deflected = false;
    /// The target was invisible before the bolt took effect.
    bool was_invisible = false;

    Game& game() const { return turn.game; }
    Statuses& statuses() const { return whom.vitals.statuses; }
    bool is_seen() const { return turn.game.here().known.visible.test(whom.at); }
};

/// The outcome of a bolt for its target.
struct BoltAnswer {
    // Implicit: the damage may be left out.
    BoltAnswer(BoltResult happened, int wound = 0) : result{happened}, damage{wound} {}

    BoltResult result{};
    int damage = 0;
};

}  // namespace cellophane
