#pragma once

#include "play/turn/turn.h"

namespace cellophane {

/// Takes note of the creatures the hero knows to be there now. During a long command, reports those that come
/// newly into direct view, however long they were felt before (rules/hero.md 4.2, step 16, and 10.1).
void notice_creatures(Turn& turn);

/// For a long command that begins: what is in direct view now is not news.
void remember_view(Game& game);
/// For a long command that has ended.
void forget_view(Game& game);

/// Environment turns (100 ticks each) between the arrivals of two hordes (rules/hero.md 4.3).
inline constexpr int shortest_spawn_wait = 125;
inline constexpr int longest_spawn_wait = 175;

/// Once the wait is over, spawns a horde on the level out of the hero's sight, and begins the next wait
/// (rules/monsters.md 5.6).
void spawn_hordes(Turn& turn);

}  // namespace cellophane
