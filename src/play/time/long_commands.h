#pragma once

#include <cstdint>

#include "play/effects/turn.h"

namespace cellophane {

// Long commands (rules/hero.md 10): what is still to do stands in the game.

/// One step of a long command.
struct Stride {
    /// There will be another.
    bool more = false;
    /// It was a blow of his own accord.
    bool is_blow = false;
};

/// The first step of it, at once.
void begin_long_command(Turn& turn, LongCommand what);
/// The next step of whatever the hero is doing.
void go_on(Turn& turn);
void stop(Game& game);

// What several of them mind.

/// Which cardinal neighbours automatic movement keeps off, a bit each.
std::uint8_t avoided_around(const Game& game);
/// He has moved, or is tearing at what keeps him from it.
bool is_getting_on(const Game& game, Pos before);

}  // namespace cellophane
