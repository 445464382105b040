#pragma once

#include <optional>

#include "bots/pack_lookup.h"
#include "play/play.h"

namespace cellophane {

/// What to put on, wield or take off while no enemy is in view, by what is known of it; nothing if no change
/// is known to be better.
std::optional<Command> better_outfit(const Play& play, const Patience& patience);

}  // namespace cellophane
