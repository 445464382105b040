#pragma once

#include "play/ai/target_choice.h"

namespace cellophane {

// What creatures fear and where they flee (rules/monsters.md 10).

/// Whether the creature fears `who` at their present distance (rules/monsters.md 10.1).
bool fears(const Acting& acting, const Actor& who);

/// The distance, in king's moves, of the nearest feared opponent that could walk straight at the creature
/// along an open line; a large number if there is none.
int nearest_feared(const Acting& acting);

/// The turn of a fleeing creature (rules/monsters.md 10.2).
void flee(const Acting& acting);

/// Leaves harmful ground; false if the creature stands on none, or cannot (rules/monsters.md 10.4).
bool leave_harm(const Acting& acting);

}  // namespace cellophane
