#pragma once

#include <vector>

#include "play/effects/level_context.h"

namespace cellophane {

/// A bolt as it meets somebody.
struct BoltHit {
    Turn& turn;
    LevelContext& level;
    Bolt bolt{};
    int magnitude = 1;
    const ActorRef& caster;
    const ActorRef& whom;
    /// The cells it has flown over, the last the one where it met somebody.
    const std::vector<Pos>& flown;
    /// Somebody has thrown it back or aside: it is nobody's attack any more.
    bool deflected = false;
    /// Whom it met was invisible then, whatever it has made of him.
    bool was_invisible = false;

    Game& game() const { return turn.game; }
    Statuses& statuses() const { return whom.vitals.statuses; }
    bool is_seen() const { return turn.game.here().known.visible.test(whom.at); }
};

/// What came of it.
struct BoltAnswer {
    // One says only what happened, or what and how much.
    BoltAnswer(BoltResult happened, int wound = 0) : result{happened}, damage{wound} {}

    BoltResult result{};
    int damage = 0;
};

}  // namespace cellophane
