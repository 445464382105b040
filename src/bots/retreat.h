#pragma once

#include <optional>

#include "kit/grid/bit_grid.h"
#include "protocol/observation.h"

namespace cellophane {

// Steps away from what hurts. `refused` are cells the hero could not enter.

/// A step out of gas and fire, and away from water in which a creature hunts; nothing if the hero is safe.
std::optional<Direction> step_out_of_harm(const Observation& seen, const BitGrid& refused);

/// A step toward a corridor within 5 cells when two or more foes come; nothing if the hero stands in one.
std::optional<Direction> step_to_cover(const Observation& seen, const BitGrid& refused);

}  // namespace cellophane
