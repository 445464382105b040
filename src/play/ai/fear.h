#pragma once

#include "play/ai/acting.h"

namespace cellophane {

// Whom creatures fear and where they run (rules/monsters.md 10).

/// Whether it is afraid of somebody so far off; null: the hero (rules/monsters.md 10.1).
bool fears(const Acting& acting, const Monster* who);

/// The distance, in king's moves, of the nearest it fears and has a straight walk and an open line between
/// them; a large number if there is nobody.
int nearest_feared(const Acting& acting);

/// The turn of one that flees (rules/monsters.md 10.2).
void flee(const Acting& acting);

/// Out of what harms it, if it stands in such (rules/monsters.md 10.4).
bool leave_harm(const Acting& acting);

}  // namespace cellophane
