#pragma once

#include <vector>

#include "protocol/observation.h"

namespace cellophane {

/// Whether something can be aimed at there: a cell in view that is not the hero's own.
bool is_in_sight(const Observation& seen, Pos at);

/// All creatures in the order in which a program sees them: those in sight first; of these and of the others
/// the nearest first; of those equally near the upper, then the left one.
std::vector<const MonsterView*> nearest_creatures(const Observation& seen);

/// All items that lie about or are carried by creatures, the nearest first, likewise.
std::vector<const ItemView*> nearest_items(const Observation& seen);

}  // namespace cellophane
