#pragma once

#include "content/bolts.h"
#include "play/combat/bolt.h"
#include "play/creature_scene.h"

namespace cellophane {

/// The hero, or a creature, casts; null: the hero.
inline BoltOutcome cast_by(Scenario& s, Monster* by, Bolt bolt, int magnitude, Pos target) {
    Moment now{s};
    return cast_bolt(now.turn, now.level, by == nullptr ? s.game.hero : *by, bolt, magnitude, target);
}
/// With the power monsters have.
inline BoltOutcome cast_by(Scenario& s, Monster* by, Bolt bolt, Pos target) {
    return cast_by(s, by, bolt, bolt_rows[bolt].magnitude, target);
}

}  // namespace cellophane
