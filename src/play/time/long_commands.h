#pragma once

#include <cstdint>

#include "play/turn/turn.h"

namespace cellophane {

// Long commands (rules/hero.md 10): what is still to do stands in the game.

/// One step of a long command.
struct Stride {
    /// Another step follows.
    bool more = false;
    /// The step was a blow struck while exploring, not ordered by the player.
    bool is_blow = false;
};

/// Begins a long command and takes its first step at once.
void begin_long_command(Turn& turn, LongCommand what);
/// The next step of whatever the hero is doing.
void go_on(Turn& turn);
void stop(Game& game);

// Checks shared by several long commands.

/// Which cardinal neighbours automatic movement avoids: one bit each, numbered by direction.
std::uint8_t avoided_around(const Game& game);
/// Whether the hero has moved from `before`, or is stuck and struggling.
bool is_getting_on(const Game& game, Pos before);

}  // namespace cellophane
