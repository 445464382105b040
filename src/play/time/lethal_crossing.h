#pragma once

#include <span>

#include "kit/base/pos.h"
#include "play/turn/turn.h"

namespace cellophane {

/// Warns the hero, while the hero floats over perils or walks on lava, when it is time to turn back and when
/// it is too late (rules/hero.md 5.4).
void warn_of_no_return(Turn& turn);

/// Whether the hero, who is over what kills, comes to firm ground in time on this route, the next cell last,
/// as the hero knows it.
bool reaches_shore_in_time(const Game& game, std::span<const Pos> route);

}  // namespace cellophane
