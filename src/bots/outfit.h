#pragma once

#include <optional>

#include "bots/carried.h"
#include "play/play.h"

namespace cellophane {

/// What somebody with time on his hands puts on, takes in hand or takes off, by what he can tell of it;
/// nothing if he has the best he knows of.
std::optional<Command> better_outfit(const Play& play, const Patience& patience);

}  // namespace cellophane
