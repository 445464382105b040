#pragma once

#include <optional>

#include "bots/carried.h"
#include "kit/rng/rng.h"
#include "protocol/command.h"

namespace cellophane {

/// What somebody with nobody after him eats, reads, drinks or wakes: what helps whenever it is used, what he
/// does not know yet, and now and then what might as well be used. Nothing if he would rather go on.
std::optional<Command> pastime(const Observation& seen, const Patience& patience, Rng& whim);

}  // namespace cellophane
