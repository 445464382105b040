#pragma once

#include <optional>

#include "bots/pack_lookup.h"
#include "kit/rng/rng.h"
#include "play/play.h"

namespace cellophane {

/// What the hero drinks, reads, invokes or zaps to get out of trouble; nothing if it is in none, or has no
/// remedy. On the point of death it may try unknown scrolls and potions.
std::optional<Command> remedy(const Play& play, const Patience& patience, Rng& whim);

}  // namespace cellophane
