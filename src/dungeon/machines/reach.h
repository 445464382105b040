#pragma once

#include <array>

#include "content/machines.h"
#include "dungeon/machines/machines.h"
#include "kit/grid/grid.h"
#include "kit/grid/step_waves.h"

namespace cellophane {

/// How far the cells of a machine are from its origin, and what is near and far (rules/machines.md 4.8), on
/// the level as it was before anything was placed. Most features only ask whether a cell can be reached,
/// which a flood tells; steps are counted when a feature asks for more.
class Reach {
public:
    Reach(const BitGrid& ground, const BitGrid& corners, const Interior& interior);

    /// Whether a cell lies as far as a feature asks; a solid cell is judged by its neighbors.
    bool admits(Pos at, bool is_solid, Distance wanted, const BitGrid& solid);

private:
    bool surely_reached(Pos at, bool is_solid, const BitGrid& solid) const;
    void measure_interior();
    void measure_all();
    void measure_wave();

    BitGrid interior_;
    /// The interior and the walls beside it.
    BitGrid surroundings_;
    /// Cells reached in four directions: most of those reachable, at little cost.
    BitGrid near_at_hand_;
    StepWaves waves_;
    /// Steps from the origin; empty until a feature needs them.
    Grid<std::int32_t> distances_;
    int near_limit_ = 0;
    int far_limit_ = 0;
};

/// The distance at which a part of all cells, in quarters, is counted off.
int quarter_limit(const std::array<int, 100>& counts, int cells, int quarters);

}  // namespace cellophane
