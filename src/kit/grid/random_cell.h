#pragma once

#include <algorithm>

#include "kit/grid/bit_grid.h"
#include "kit/grid/step_waves.h"
#include "kit/rng/rng.h"

namespace cellophane {

/// A member drawn uniformly, counted in scan order (rules/levels.md 2.2); {-1, -1}, and nothing drawn, if
/// there is none.
inline Pos random_cell(const BitGrid& cells, Rng& rng) {
    const int number = rng.uniform(0, cells.count() - 1);
    return cells.nth(number);
}

/// One of the members in the first square ring around a target that has any (rules/levels.md 0.4); {-1, -1},
/// and nothing drawn, if there is none.
inline Pos nearest_cell(BitGrid cells, Pos target, Rng& rng) {
    int distance = cells.size().width + cells.size().height;
    cells.for_each([&](Pos p) { distance = std::min(distance, king_distance(p, target)); });
    cells.for_each([&](Pos p) {
        if (king_distance(p, target) != distance) cells.reset(p);
    });
    return random_cell(cells, rng);
}

/// One of the members with the shortest walk from a place, by chance; {-1, -1}, and nothing drawn, if none
/// can be reached. No step cuts the corner of a cell in `corners`.
inline Pos nearest_by_foot(Pos from, const BitGrid& ground, const BitGrid& corners, const BitGrid& cells,
                           Rng& rng) {
    for (StepWaves waves{from, ground, corners}; !waves.is_over(); waves.advance()) {
        const BitGrid found = waves.front() & cells;
        if (found.any()) return random_cell(found, rng);
    }
    return nowhere;
}

}  // namespace cellophane
