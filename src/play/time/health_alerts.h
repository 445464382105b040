#pragma once

#include "play/turn/turn.h"

namespace cellophane {

/// The hero's health in points, and how much of it the poison in the hero will take, in percent (100 at
/// most).
struct HealthState {
    int health = 0;
    int poison_percent = 0;
};
HealthState health_state_of(const Game& game);

/// Reports if health has fallen, or the share lost to poison risen, through one of the shares that matter
/// (rules/interface.md 4) since `before`.
void warn_of_health_changes(Turn& turn, const HealthState& before);

}  // namespace cellophane
