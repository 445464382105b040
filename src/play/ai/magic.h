#pragma once

#include "play/ai/target_choice.h"

namespace cellophane {

// Spells, summoning and blinking (rules/monsters.md 11).

/// Summons, or casts one of its bolts at a target, if the rules and chance allow it.
bool try_magic(const Acting& acting);
/// Summons followers if chance allows it (rules/monsters.md 11.3).
bool try_summoning(const Acting& acting);
/// Summons them without asking chance or taking time. False if its kind summons none, or there is no room.
bool summon(const Acting& acting);

/// Blinks to a better cell of a map, if chance allows it; with `downhill`, lower values are better
/// (rules/monsters.md 11.4).
bool try_blinking(const Acting& acting, const Grid<std::int32_t>& map, bool downhill);
/// Blinks up the hero's trail.
bool try_blinking_up_scent(const Acting& acting);

}  // namespace cellophane
