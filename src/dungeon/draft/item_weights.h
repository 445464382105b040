#pragma once

#include <cstdint>

#include "kit/grid/bit_grid.h"
#include "kit/grid/grid.h"

namespace cellophane {

/// How likely items are to come to lie on each cell (rules/levels.md 23.4);
/// dungeon/population/item_placement.h makes them and draws by them.
struct ItemWeights {
    /// In tenths; the greater the more doors, and above all secret doors, lie before a cell.
    Grid<std::int32_t> cells;
    std::int64_t total = 0;
    /// What can be passed.
    BitGrid open;
    /// Whether a hero can walk from stairs to stairs, without a key and over dry land.
    bool joins_stairs = true;
};

}  // namespace cellophane
