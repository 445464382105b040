#pragma once

#include <cstdint>

#include "kit/base/boxed.h"
#include "kit/grid/grid.h"
#include "kit/grid/step_waves.h"

namespace cellophane {

/// How many steps each cell is from an origin, as `count_steps` defines it, computed as far out as asked.
class StepMap {
public:
    void begin(Pos origin, const BitGrid& ground, const BitGrid& obstructions);

    /// The map as far as a cell: what lies farther off than that may count as `unreachable`.
    const Grid<std::int32_t>& as_far_as(Pos at) {
        while (map_[at] >= unreachable && goes_on_) {
            waves_->advance();
            note_front();
        }
        return map_;
    }

    /// What is known of a cell without computing further; `unreachable` if no wave has come there yet.
    std::int32_t known_at(Pos at) const { return map_[at]; }
    bool is_complete() const { return !goes_on_; }

private:
    void note_front();

    /// None once they are over.
    Boxed<StepWaves> waves_;
    bool goes_on_ = false;
    Grid<std::int32_t> map_;
};

}  // namespace cellophane
