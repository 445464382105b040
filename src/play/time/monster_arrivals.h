#pragma once

#include "play/effects/turn.h"

namespace cellophane {

/// Takes note of the creatures the hero knows to be there now. Whoever is new to him, and no friend, is told
/// of while he moves by himself (rules/hero.md 4.2, step 16).
void notice_creatures(Turn& turn);

/// A tick passes until somebody comes along (rules/hero.md 4.3).
inline constexpr int shortest_wait_for_hordes = 125;
inline constexpr int longest_wait_for_hordes = 175;

/// Once the wait is over a horde comes to the level, out of the hero's sight, and the next wait begins
/// (rules/monsters.md 5.6).
void welcome_hordes(Turn& turn);

}  // namespace cellophane
