#pragma once

#include "play/effects/turn.h"

namespace cellophane {

/// Takes note of the creatures the hero knows to be there now. Reports those that come newly into view,
/// allies excepted, during automatic movement (rules/hero.md 4.2, step 16).
void notice_creatures(Turn& turn);

/// Environment turns (100 ticks each) between the arrivals of two hordes (rules/hero.md 4.3).
inline constexpr int shortest_wait_for_hordes = 125;
inline constexpr int longest_wait_for_hordes = 175;

/// Once the wait is over, brings a horde to the level out of the hero's sight, and begins the next wait
/// (rules/monsters.md 5.6).
void welcome_hordes(Turn& turn);

}  // namespace cellophane
