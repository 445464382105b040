#pragma once

#include "play/turn/turn.h"

namespace cellophane {

// Long commands (rules/hero.md 10): what is still to do stands in the game.

/// Begins a long command and takes its first step at once. Nothing is begun if there is nothing to do.
void begin_long_command(Turn& turn, LongCommand what);
/// The next step of whatever the hero is doing.
void go_on(Turn& turn);

}  // namespace cellophane
