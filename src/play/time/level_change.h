#pragma once

#include "play/turn/turn.h"

namespace cellophane {

/// Moves the hero to another depth, digging it on the first visit (rules/hero.md 12).
void change_level(Turn& turn, int depth, ArrivedBy how);

/// The hero falls to the next depth, or, from the deepest, to somewhere else on it (rules/hero.md 12.5).
void fall(Turn& turn);

}  // namespace cellophane
