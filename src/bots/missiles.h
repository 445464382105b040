#pragma once

#include <optional>

#include "bots/carried.h"
#include "play/play.h"

namespace cellophane {

/// What somebody zaps or throws at a foe, or at a friend who fights it; nothing if nothing would get there,
/// or he has nothing to spare.
std::optional<Command> shot_at(const MonsterView& foe, const Play& play, const Patience& patience);

}  // namespace cellophane
