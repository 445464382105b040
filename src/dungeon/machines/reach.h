#pragma once

#include <array>

#include "content/machines.h"
#include "dungeon/machines/machines.h"
#include "kit/grid/grid.h"
#include "kit/grid/step_waves.h"

namespace cellophane {

/// How far the cells of a machine are from its origin, and what is near and far (spec 20, section 4.8).
/// Measured before anything is placed: the interior at once, everything else when it is asked for.
class Reach {
public:
    Reach(const Draft& draft, const Interior& interior);

    /// Measures the whole level, for features outside the interior.
    void measure_all();

    /// Whether a cell lies as far as a feature asks; a cell nobody can stand on is judged by its neighbours.
    bool admits(Pos at, bool is_solid, Distance wanted, const BitGrid& solid) const;

    int near_limit() const { return near_limit_; }
    int far_limit() const { return far_limit_; }

private:
    void measure_wave();

    StepWaves waves_;
    Grid<std::int32_t> distances_;
    int near_limit_ = 0;
    int far_limit_ = 0;
};

/// The distance at which a part of all cells, in quarters, is counted off.
int quarter_limit(const std::array<int, 100>& counts, int cells, int quarters);

}  // namespace cellophane
