#pragma once

#include <optional>

#include "bots/carried.h"
#include "kit/rng/rng.h"
#include "play/play.h"

namespace cellophane {

/// What somebody in trouble swallows, reads, wakes or zaps to get out of it; nothing if he is in none, or has
/// nothing against it. Who is about to die tries what he does not know.
std::optional<Command> remedy(const Play& play, const Patience& patience, Rng& whim);

}  // namespace cellophane
