#pragma once

#include <vector>

#include "kit/rng/rng.h"
#include "world/inventory.h"

namespace cellophane {

// Recharging of staffs and charms (rules/items.md 18 and 19). Wands never recharge.

/// Mean time to recharge one charge, in tenths of a turn.
int mean_recharge(const Item& staff);

/// Fills all staffs, and restarts their wait for a charge. Returns what was filled: staffs, if there are any.
ItemCategories recharge_staffs(Inventory& pack);

/// Lets one turn of waiting pass for staffs and charms. Returns the pack indices of charms just ready.
std::vector<int> recharge(Inventory& pack, int wisdom, Rng& rng);
/// Takes so many turns of waiting away: staffs lose charges over it, charms have to rest for longer.
void drain(Inventory& pack, int turns, Rng& rng);

}  // namespace cellophane
