#pragma once

#include <optional>

#include "bots/pack_lookup.h"
#include "kit/rng/rng.h"
#include "protocol/command.h"

namespace cellophane {

/// What to eat, read, drink or invoke while no enemy is in view: what helps whenever it is used, unknown
/// kinds, and now and then what might as well be used. Nothing if no item suits the hero's state.
std::optional<Command> pastime(const Observation& seen, const Patience& patience, Rng& whim);

}  // namespace cellophane
