#pragma once

#include <vector>

#include "play/effects/level_context.h"

namespace cellophane {

/// Pulls somebody towards who cast the bolt, up to what is in the way, back over the cells it flew over: the
/// last is his own. A creature then needs a moment (rules/monsters.md 14.5). False if it stands beside the
/// caster already, or nothing gives.
bool beckon(Turn& turn, LevelContext& level, const ActorRef& whom, const ActorRef& by,
            const std::vector<Pos>& flown);

/// The magnitude of the pull at a distance.
constexpr int pull_magnitude(int distance) {
    return distance > 4 ? (distance - 2) / 2 : 1;
}

}  // namespace cellophane
