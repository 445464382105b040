#pragma once

#include "play/turn/level_context.h"

namespace cellophane {

// What the hero gains by wounding others (rules/items.md 9 and 20).

/// The hero's rings of transference heal or hurt it by a wound; `taken`: the health the victim lost.
void transfer_health(Turn& turn, LevelContext& level, int taken);

/// The hero's rings of reaping recharge or drain staffs and charms; `dealt`: damage, at most the victim's
/// health.
void reap(Turn& turn, int dealt);

/// Counts a kill towards identifying the hero's weapon.
void learn_from_kill(Turn& turn, const Monster& victim);

}  // namespace cellophane
