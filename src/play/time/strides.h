#pragma once

#include <cstdint>

#include "play/turn/turn.h"

namespace cellophane {

// What all long commands share (rules/hero.md 10).

/// One step of a long command.
struct Stride {
    /// Another step follows.
    bool more = false;
    /// The step was a blow struck while exploring, not ordered by the player.
    bool is_blow = false;
};

/// Ends whatever the hero is doing.
void stop(Game& game);

/// Which cardinal neighbors automatic movement avoids: one bit each, numbered by direction.
std::uint8_t avoided_around(const Game& game);
/// Whether the hero has moved from `before`, or is stuck and struggling.
bool is_getting_on(const Game& game, Pos before);

}  // namespace cellophane
