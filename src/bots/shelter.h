#pragma once

#include <optional>

#include "kit/grid/bit_grid.h"
#include "protocol/observation.h"

namespace cellophane {

/// Whether a creature is awake, hostile and immobile and has bolts for enemies; the hero cannot fight it.
bool shoots_from_its_place(const MonsterView& monster);

/// Whether such a creature is in view.
bool is_under_fire(const Observation& seen);

/// The first step toward plain ground out of sight of all such creatures in view; nothing if there are none,
/// the hero stands there, or no such place is known.
std::optional<Direction> step_to_shelter(const Observation& seen, const BitGrid& refused);

}  // namespace cellophane
