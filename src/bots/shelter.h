#pragma once

#include <optional>

#include "kit/grid/bit_grid.h"
#include "protocol/observation.h"

namespace cellophane {

/// It shoots at the hero from where it is and always will be, and there is nothing he could do about it.
bool shoots_from_its_place(const MonsterView& monster);

/// Whether one of those has the hero in view.
bool is_under_fire(const Observation& seen);

/// The first step to where none of those in view sees him, on ground that does no harm either; nothing if he
/// stands there, or no such place is known.
std::optional<Direction> step_to_shelter(const Observation& seen, const BitGrid& refused);

}  // namespace cellophane
