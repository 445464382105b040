#pragma once

#include "play/effects/turn.h"

namespace cellophane {

/// How badly it stands with the hero: what is left of him, and how much of that the poison in him will take,
/// in percent.
struct HealthState {
    int health = 0;
    int poison_percent = 0;
};
HealthState health_state_of(const Game& game);

/// Tells when health has fallen, or the work of poison risen, through one of the shares that matter
/// (rules/interface.md 4) since it stood so.
void warn_of_health_changes(Turn& turn, const HealthState& before);

}  // namespace cellophane
