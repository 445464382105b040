#pragma once

#include <array>
#include <cstdint>

#include "content/metered_items.h"
#include "kit/rng/rng.h"

namespace cellophane {

/// What runs on from level to level (rules/levels.md 2.4): the counters of everything generated on the
/// depths above, whatever the player did with it.
struct RunCounters {
    explicit RunCounters(std::uint64_t master_seed);

    int reward_rooms = 0;
    /// Of the food placed by population.
    int nutrition = 0;
    int gold = 0;
    /// By row of the metering table: weights now, and how many population has placed.
    std::array<int, metered_rows.size()> frequency{};
    std::array<int, metered_rows.size()> count{};
    /// The store of items carried by monsters (rules/monsters.md 3), drawn one by one.
    Rng monster_items;
    int monster_items_left = 100;
};

}  // namespace cellophane
