#pragma once

#include <optional>

#include "kit/grid/bit_grid.h"
#include "protocol/observation.h"

namespace cellophane {

// Steps away from what hurts. `refused` are cells that did not let the hero in.

/// A step out of gas and fire, and away from the water of those who bite; nothing where it is safe.
std::optional<Direction> step_out_of_harm(const Observation& seen, const BitGrid& refused);

/// To where no two of those who come can strike at once; nothing if he stands there, or it is too far.
std::optional<Direction> step_to_cover(const Observation& seen, const BitGrid& refused);

}  // namespace cellophane
