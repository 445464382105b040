#pragma once

#include <optional>
#include <string>

#include "world/game.h"

namespace cellophane {

/// The first broken invariant of a game in play, as far as the hero's level tells; nothing if all hold.
/// `flaw_of` (record/snapshot.h) checks the whole state and takes longer.
std::optional<std::string> violation_in(const Game& game);

}  // namespace cellophane
