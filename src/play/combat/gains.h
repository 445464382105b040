#pragma once

#include "play/effects/level_context.h"

namespace cellophane {

// What the hero gets out of hurting others (rules/items.md 9 and 20).

/// His rings drink from a wound: `taken` is the health the victim lost.
void transfer_health(Turn& turn, LevelContext& level, int taken);

/// His staffs and charms gain from a blow, or lose by it: `dealt` is its damage, no more than the victim had.
void reap(Turn& turn, int dealt);

/// He knows his weapon better for a kill.
void learn_from_kill(Turn& turn, const Monster& victim);

}  // namespace cellophane
