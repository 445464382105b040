#pragma once

#include <optional>
#include <string>

#include "world/game.h"

namespace cellophane {

/// What can never be while a game is played, as far as one look at the level the hero is on tells; nothing if
/// all is well. `flaw_of` (record/snapshot.h) looks longer, at everything.
std::optional<std::string> violation_in(const Game& game);

}  // namespace cellophane
