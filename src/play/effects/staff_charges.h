#pragma once

#include <vector>

#include "kit/rng/rng.h"
#include "world/pack.h"

namespace cellophane {

// How staffs and charms come by their power again (rules/items.md 18 and 19).

/// Tenths of a turn a charge takes on average.
int mean_recharge(const Item& staff);

/// All staffs are full, and wait for their next charge from now on. What has been filled: staffs, if there
/// are any.
ItemCategories recharge_staffs(Pack& pack);

/// One turn of waiting, for staffs and charms. The numbers of the charms that have rested enough.
std::vector<int> recharge(Pack& pack, int wisdom, Rng& rng);
/// So many turns of waiting are lost: staffs lose charges over it, charms have to rest for longer.
void drain(Pack& pack, int turns, Rng& rng);

}  // namespace cellophane
