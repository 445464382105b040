#pragma once

#include "play/ai/acting.h"

namespace cellophane {

// What creatures do that is not by hand (rules/monsters.md 11).

/// Summons, or casts one of its bolts at somebody, if it may and chance will have it.
bool try_magic(const Acting& acting);
/// Calls its followers if chance will have it (rules/monsters.md 11.3).
bool try_summoning(const Acting& acting);
/// Calls them whatever chance says; it takes no time. False if it has nobody to call, or there is no room.
bool summon(const Acting& acting);

/// Blinks to where a map promises something better; `downhill` maps are better where they are lower
/// (rules/monsters.md 11.4).
bool try_blinking(const Acting& acting, const Grid<std::int32_t>& map, bool downhill);
/// Blinks up the hero's trail.
bool try_blinking_up_scent(const Acting& acting);

}  // namespace cellophane
