#pragma once

#include "play/ai/target_choice.h"

namespace cellophane {

// Attacks that reach two cells in a line (rules/monsters.md 12.2 and 14.8): past a comrade, and through the
// hero.

/// The direction in which the creature's thrust reaches a target two cells away, whoever stands between;
/// `Direction::count` if there is none.
Direction thrust_target(const Acting& acting);

/// Whether an enemy's thrust at somebody else would reach the hero's ally in a cell from which it could
/// strike nobody itself.
bool is_exposed_in_vain(const Acting& acting, Pos at);

}  // namespace cellophane
