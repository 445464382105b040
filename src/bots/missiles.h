#pragma once

#include <optional>

#include "bots/pack_lookup.h"
#include "play/play.h"

namespace cellophane {

/// A zap or throw at a foe, or a zap at an ally in view; nothing if it would not get there, or the hero has
/// nothing to spare.
std::optional<Command> shot_at(const MonsterView& foe, const Play& play, const Patience& patience);

}  // namespace cellophane
